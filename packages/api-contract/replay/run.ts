import { type Credentials, createContext } from './context.ts'
import type { Findings } from './report.ts'
import type { Scenario } from './scenario.ts'

/** Runs the scenarios one after the other; one that throws is noted and the next begins. */
export async function runScenarios(
  scenarios: Scenario[],
  baseUrl: string,
  credentials: Credentials,
): Promise<Findings> {
  const findings: Findings = { exchanges: [], broken: [], stopped: [] }
  const { context, enter } = createContext(baseUrl, credentials, findings)
  for (const scenario of scenarios) {
    enter(scenario.name)
    try {
      await scenario.run(context)
    } catch (error) {
      findings.stopped.push({ scenario: scenario.name, reason: String(error) })
    }
  }
  return findings
}
