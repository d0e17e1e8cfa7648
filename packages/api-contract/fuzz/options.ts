import { parseArgs } from 'node:util'
import type { Operation } from '../src/document.ts'
import { CannotRun } from './target/target.ts'

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
  throw new CannotRun(`--${name} must be a whole number from 1 to 999999999, not '${text}'.`)
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: definitions }).values
  } catch (error) {
    throw new CannotRun((error as Error).message)
  }
}

/** Reads a command line. @throws CannotRun naming the flag that is wrong */
export function readOptions(argv: string[]): Options {
  const flags = parse(argv)
  const url = URL.parse(flags['base-url'] ?? '')
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new CannotRun('Name the backend: --base-url http://127.0.0.1:4010/ht')
  }
  return {
    baseUrl: url.href.replace(/\/$/, ''),
    credentials: flags.credentials,
    only: flags.only,
    seed: flags.seed === undefined ? 1 + Math.floor(Math.random() * 999_999) : toCount('seed', flags.seed),
    requests: toCount('requests', flags.requests),
    mayWrite: flags['allow-writes'],
  }
}

/** The operations that `only` names, by their id or tag; all without it. @throws CannotRun when there is none */
export function choose<Id extends string>(
  operations: Iterable<Operation<Id>>,
  only: string | undefined,
): Operation<Id>[] {
  const all = [...operations]
  if (only === undefined) return all
  const chosen = all.filter(({ id, tag }) => id === only || tag === only)
  if (chosen.length > 0) return chosen
  const tags = [...new Set(all.map(({ tag }) => tag))].join(', ')
  throw new CannotRun(`--only names an operation or a tag, not '${only}'. Tags: ${tags}`)
}
