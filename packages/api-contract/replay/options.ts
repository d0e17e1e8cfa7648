import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toBaseUrl } from '../shared/base-url.ts'
import { CouldNotRun } from '../shared/could-not-run.ts'

/** What a run was asked for. Files are absolute. */
export interface Options {
  isHelp: boolean
  /** Without a slash at its end; null when a recorded file is judged alone. */
  baseUrl: string | null
  har: string | null
  credentials: string | null
  only: string | undefined
  isReadOnly: boolean
  /** Folder. */
  report: string | null
  parallel: number
  timeoutMs: number
  /** PEM file of certificates to trust besides the usual ones. */
  ca: string | null
  isInsecure: boolean
}

const definitions = {
  help: { type: 'boolean', short: 'h', default: false },
  'base-url': { type: 'string' },
  har: { type: 'string' },
  credentials: { type: 'string' },
  only: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  report: { type: 'string' },
  parallel: { type: 'string', default: '4' },
  timeout: { type: 'string', default: '30' },
  ca: { type: 'string' },
  insecure: { type: 'boolean', default: false },
} as const

/** Names of all flags, for the guide's test. */
export const flagNames: string[] = Object.keys(definitions)

const wrong = (message: string) => new CouldNotRun('command line', message)

/** Secrets that somebody might try to give on the command line. */
const secret = /^--?(password|token|login|user)/i

const flagIn = (text: string): string => /--[\w-]+/.exec(text)?.[0] ?? text

const explanations: Record<string, (message: string, argument: string) => string> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (message, argument) =>
    secret.test(argument)
      ? `${argument.split('=')[0]} is not taken: any process of this machine can read a command line. Secrets stand in the file of --credentials.`
      : `${message.split('.')[0]}. There are: ${flagNames.map((name) => `--${name}`).join(', ')}.`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (message, argument) =>
    message.includes('does not take')
      ? `${argument} takes no value.`
      : `${flagIn(argument)} needs a value behind it.`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (_, argument) =>
    `'${argument}' stands alone. Flags of the replay go behind two dashes: npm run replay -- --base-url URL`,
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options: definitions }).values
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const named = /'([^']*)'/.exec(message)?.[1] ?? ''
    throw wrong(explanations[code]?.(message, named) ?? message)
  }
}

function toNumber(flag: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value
  throw wrong(`${flag} must be a whole number from 1 to ${most}, not '${text}'.`)
}

function toSeconds(text: string): number {
  const value = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= 3600) return value
  throw wrong(`--timeout must be a number of seconds, at most 3600, not '${text}'.`)
}

function toFile(flag: string, text: string | undefined, calledFrom: string): string | null {
  if (text === '') throw wrong(`${flag} needs a name.`)
  return text === undefined ? null : resolve(calledFrom, text)
}

function assertWhole(flags: ReturnType<typeof parse>): void {
  if (flags.help) return
  if (flags['base-url'] === undefined && flags.har === undefined) {
    throw wrong('Name the backend, --base-url http://127.0.0.1:4010/ht, or a recorded file, --har FILE.')
  }
  if (flags.har !== undefined && flags.credentials !== undefined)
    throw wrong('A recorded file is judged as it is: --har goes without --credentials.')
  if (flags.ca !== undefined && flags.insecure) throw wrong('Give either --ca or --insecure, not both.')
}

/**
 * Reads a command line.
 *
 * @param argv arguments after the script's name
 * @param calledFrom folder that files are named from: npm runs a workspace's script in the workspace
 * @throws CouldNotRun naming the flag that is wrong
 */
export function readOptions(argv: string[], calledFrom: string): Options {
  const flags = parse(argv)
  assertWhole(flags)
  return {
    isHelp: flags.help,
    baseUrl: flags['base-url'] === undefined ? null : toBaseUrl(flags['base-url']),
    har: toFile('--har', flags.har, calledFrom),
    credentials: toFile('--credentials', flags.credentials, calledFrom),
    only: flags.only,
    isReadOnly: flags['read-only'],
    report: toFile('--report', flags.report, calledFrom),
    parallel: toNumber('--parallel', flags.parallel, 64),
    timeoutMs: toSeconds(flags.timeout) * 1000,
    ca: toFile('--ca', flags.ca, calledFrom),
    isInsecure: flags.insecure,
  }
}
