import { untilAnswers } from './answers.ts'
import type { Child } from './child.ts'
import { freePort } from './ports.ts'
import { mockProbe, startMock } from './servers.ts'

/** A mock with a world of its own, in memory, on a free port. */
export interface FreshMock {
  child: Child
  port: number
}

/**
 * Starts a fresh mock and waits for it.
 * @param env such as MOCK_CAPTCHA
 * @param flags of the mock, such as `--scale`
 * @throws Error with what it wrote when it does not come up
 */
export async function startFreshMock(
  env: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<FreshMock> {
  const port = await freePort()
  const lines: string[] = []
  const child = startMock({ port, args: ['--memory', ...flags], env, onLine: (line) => lines.push(line) })
  const died = child.ended.then(() => {
    throw new Error(`The mock ended:\n${lines.join('\n')}`)
  })
  await Promise.race([untilAnswers(mockProbe(port)), died])
  return { child, port }
}
