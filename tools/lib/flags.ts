import { parseArgs } from 'node:util'
import { readConfig } from '../../apps/mock-api/src/config.ts'

/** Where the two servers listen, and what is handed on to the mock as it is. */
export interface ServerFlags {
  webPort: number
  mockPort: number
  mockArgs: string[]
}

const own = { 'web-port': { type: 'string' }, 'mock-port': { type: 'string' } } as const

/**
 * Reads `--web-port` (WEB_PORT, 5173) and `--mock-port` (MOCK_PORT, 4010); whatever else is given is the mock's. What the mock
 * would refuse is refused here, before minutes are spent on a build.
 * @throws Error with a sentence for the terminal when a port is none, or the mock knows no such flag.
 */
export function serverFlags(args: string[], env: NodeJS.ProcessEnv): ServerFlags {
  const { values, tokens } = parseArgs({ args, options: own, strict: false, tokens: true })
  const ours = new Set<number>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    if (token.name === 'port')
      throw new Error('--web-port is the port of the website, --mock-port of the mock.')
    if (!(token.name in own)) continue
    ours.add(token.index)
    if (token.value !== undefined && !token.inlineValue) ours.add(token.index + 1)
  }
  const mockArgs = args.filter((_, index) => !ours.has(index))
  refuseUnknown(mockArgs, env)
  return {
    webPort: port('--web-port', values['web-port'] ?? env.WEB_PORT ?? '5173'),
    mockPort: port('--mock-port', values['mock-port'] ?? env.MOCK_PORT ?? '4010'),
    mockArgs,
  }
}

function refuseUnknown(mockArgs: string[], env: NodeJS.ProcessEnv): void {
  try {
    readConfig(mockArgs, env)
  } catch (error) {
    throw new Error((error as Error).message.replace('are --port,', 'are --web-port, --mock-port,'))
  }
}

function port(flag: string, value: string | boolean): number {
  const number = Number(value)
  if (typeof value === 'string' && Number.isInteger(number) && number > 0 && number < 65_536) return number
  throw new Error(
    `${flag} wants a port number between 1 and 65535${value === true ? '' : `, not “${value}”`}.`,
  )
}
