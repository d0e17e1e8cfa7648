import { judgeExchange } from '../judge/judge.ts'
import { type Findings, noFindings } from '../run.ts'
import { overlaps } from './overlaps.ts'
import { type Recording, readHar } from './read-har.ts'

/** What recorded traffic shows. */
export interface JudgedHar extends Omit<Recording, 'exchanges'> {
  findings: Findings
}

/**
 * Judges traffic recorded in a browser by the same rules as live calls.
 *
 * @param text of a HAR 1.2 file
 * @param base where the operations lie; taken from the recording when it is not given
 * @throws CouldNotRun when the text is no whole HAR, or has no call of this API
 */
export function judgeHar(text: string, base?: string): JudgedHar {
  const { exchanges, ...recording } = readHar(text, base)
  const single = exchanges.flatMap((exchange) =>
    judgeExchange(exchange).map((verdict) => ({ ...verdict, exchange, scenario: exchange.scenario })),
  )
  return {
    ...recording,
    findings: { ...noFindings(), exchanges, drifts: [...single, ...overlaps(exchanges)] },
  }
}
