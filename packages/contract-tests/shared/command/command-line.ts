import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { CouldNotRun } from '../could-not-run.ts'

const wrong = (message: string) => new CouldNotRun('command line', message)

/** Flags by which somebody may try to pass a secret. They are refused, because command lines are not private. */
const secret = /^--?(password|token|login|user)/i

const flagIn = (text: string): string => /--[\w-]+/.exec(text)?.[0] ?? text

const namesIn = (definitions: ParseArgsOptionsConfig): string =>
  Object.keys(definitions)
    .map((name) => `--${name}`)
    .join(', ')

const explanations: Record<
  string,
  (message: string, argument: string, definitions: ParseArgsOptionsConfig, command: string) => string
> = {
  ERR_PARSE_ARGS_UNKNOWN_OPTION: (message, argument, definitions) =>
    secret.test(argument)
      ? `${argument.split('=')[0]} is not taken: any process of this machine can read a command line. Secrets stand in the file of --credentials.`
      : `${message.split('.')[0]}. There are: ${namesIn(definitions)}.`,
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (message, argument) =>
    message.includes('does not take')
      ? `${argument} takes no value.`
      : `${flagIn(argument)} needs a value behind it.`,
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (_, argument, __, command) =>
    `'${argument}' stands alone. Flags of the ${command} go behind two dashes: npm run ${command} -- --base-url URL`,
}

/**
 * Reads the flags of a command.
 *
 * @param command its name behind `npm run`
 * @throws CouldNotRun naming the flag that is wrong
 */
export function parseFlags<T extends ParseArgsOptionsConfig>(
  command: string,
  argv: string[],
  definitions: T,
) {
  try {
    return parseArgs({ args: argv, options: definitions }).values
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const named = /'([^']*)'/.exec(message)?.[1] ?? ''
    throw wrong(explanations[code]?.(message, named, definitions, command) ?? message)
  }
}

/** A whole number from 1. @throws CouldNotRun */
export function toNumber(flag: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= 1 && value <= most) return value
  throw wrong(`${flag} must be a whole number from 1 to ${most}, not '${text}'.`)
}

/** Milliseconds of `--timeout`. @throws CouldNotRun */
export function toTimeoutMs(text: string): number {
  const value = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && value > 0 && value <= 3600) return value * 1000
  throw wrong(`--timeout must be a number of seconds, at most 3600, not '${text}'.`)
}

/** Milliseconds of `--settle`. @throws CouldNotRun */
export function toSettleMs(text: string): number {
  const value = Number(text)
  if (/^\d+(\.\d+)?$/.test(text) && value <= 60) return value * 1000
  throw wrong(`--settle must be a number of seconds, at most 60, not '${text}'.`)
}

/** The whole name of a file or folder. @param calledFrom npm runs a workspace's script in the workspace @throws CouldNotRun */
export function toFile(flag: string, text: string | undefined, calledFrom: string): string | null {
  if (text === '') throw wrong(`${flag} needs a name.`)
  return text === undefined ? null : resolve(calledFrom, text)
}
