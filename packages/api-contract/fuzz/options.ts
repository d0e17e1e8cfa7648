import { parseArgs } from 'node:util'
import { toBaseUrl } from '../shared/base-url.ts'
import { CouldNotRun } from '../shared/could-not-run.ts'

/** What a run was asked for. */
export interface Options {
  /** Without a slash at its end. */
  baseUrl: string
  credentials: string | undefined
  only: string | undefined
  seed: number
  /** Requests of each operation. */
  requests: number
  mayWrite: boolean
}

const definitions = {
  'base-url': { type: 'string' },
  credentials: { type: 'string' },
  only: { type: 'string' },
  seed: { type: 'string' },
  requests: { type: 'string', default: '200' },
  'allow-writes': { type: 'boolean', default: false },
} as const

function toCount(name: string, text: string): number {
  const value = Number(text)
  if (/^\d{1,9}$/.test(text) && value > 0) return value
  throw new CouldNotRun(
    'command line',
    `--${name} must be a whole number from 1 to 999999999, not '${text}'.`,
  )
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: definitions }).values
  } catch (error) {
    throw new CouldNotRun('command line', (error as Error).message)
  }
}

/** Reads a command line. @throws CouldNotRun naming the flag that is wrong */
export function readOptions(argv: string[]): Options {
  const flags = parse(argv)
  if (flags['base-url'] === undefined) {
    throw new CouldNotRun('command line', 'Name the backend: --base-url http://127.0.0.1:4010/ht')
  }
  return {
    baseUrl: toBaseUrl(flags['base-url']),
    credentials: flags.credentials,
    only: flags.only,
    seed: flags.seed === undefined ? 1 + Math.floor(Math.random() * 999_999) : toCount('seed', flags.seed),
    requests: toCount('requests', flags.requests),
    mayWrite: flags['allow-writes'],
  }
}
