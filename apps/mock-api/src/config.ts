import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultLoginKey } from '@portal/api-contract/login-key'
import { defaultStore } from './store/default-store.ts'

/** How the mock runs; flags win over the environment. */
export interface MockConfig {
  host: string
  port: number
  /** File of the store, or `:memory:`. */
  store: string
  /** News items and members that are seeded on top of the usual ones. */
  scale: number
  /** Another number for the members; null is as many as news items. */
  scaleMembers: number | null
  /** DES key of the login: 16 hexadecimal digits. */
  desKey: string
  /** The key that signs tokens; null uses the store's own key. */
  tokenSecret: string | null
  /** A fixed answer of captchas and phone codes, for a replay that has to log in by itself; null draws them. */
  captcha: string | null
  /** Whether every response is validated against the document. */
  validate: boolean
  /** Origin of the website that runs on this mock, for links to it; null when it was not given. */
  portal: string | null
  /** Whether the controls answer other machines too. */
  isConsoleOpen: boolean
  /** Whether the default world begins anew, whatever the store holds; worlds that are kept stay. */
  isFresh: boolean
  /** Whether the flags shall be told, and nothing else be done. */
  isHelp: boolean
}

/** A flag or variable that cannot be used; the message tells the user how to correct it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const maxScale = 100_000

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  memory: { type: 'boolean' },
  store: { type: 'string' },
  scale: { type: 'string' },
  'scale-members': { type: 'string' },
  validate: { type: 'boolean' },
  'open-console': { type: 'boolean' },
  fresh: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** What `--help` prints. */
export const help = `The mock: a backend that keeps the contract, with records and a console of its own.

  --port N            where it listens, 4010 without it (also MOCK_PORT)
  --host ADDRESS      127.0.0.1 without it; 0.0.0.0 lets other machines reach the API
  --memory            forgets everything when it ends
  --store FILE        where it remembers; ${relative(process.env.INIT_CWD ?? process.cwd(), defaultStore)} without it
  --fresh             begins the default world anew; worlds that are kept stay
  --scale N           so many more news items and members in a new store
  --scale-members N   another number of members than of news items
  --no-validate       lets answers pass that break the contract
  --open-console      lets other machines reach the console, where anybody may log in as anybody
  --help              all of this

Variables: MOCK_PORT, MOCK_CAPTCHA (a fixed answer of every captcha), MOCK_PORTAL (the website's address), PORTAL_DES_KEY (the
login's key, 16 hexadecimal digits).`

function readFlags(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowNegative: true }).values
  } catch (error) {
    // Of all of them only this one is on by itself.
    const names = Object.keys(options).map((name) => (name === 'validate' ? '--no-validate' : `--${name}`))
    throw new ConfigError(
      `${(error as Error).message}\nThe flags are ${names.join(', ')}. --help says what each is for.`,
    )
  }
}

function toInteger(name: string, text: string, max: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= max) return value
  throw new ConfigError(`${name} must be a whole number from 0 to ${max}, not '${text}'.`)
}

const toScaleMembers = (text: string | undefined): number | null =>
  text === undefined ? null : toInteger('--scale-members', text, maxScale)

function toDesKey(text: string): string {
  if (/^[0-9a-f]{16}$/i.test(text)) return text
  throw new ConfigError(`PORTAL_DES_KEY must be 16 hexadecimal digits (8 bytes), not '${text}'.`)
}

// npm runs a workspace's script in the workspace's folder; the file is meant from where npm was called.
function toStore(flags: { memory?: boolean; store?: string }, calledFrom: string): string {
  if (flags.memory && flags.store !== undefined)
    throw new ConfigError('Use either --memory or --store, not both.')
  if (flags.store === '') throw new ConfigError('--store needs a file name.')
  if (flags.memory) return ':memory:'
  return flags.store === undefined ? defaultStore : resolve(calledFrom, flags.store)
}

// An answer longer than the login's field could never be entered.
function toCaptcha(answer: string | null): string | null {
  if (answer === null || /^[A-Za-z0-9]{1,8}$/.test(answer)) return answer
  throw new ConfigError(`MOCK_CAPTCHA is one to eight letters or digits, not '${answer}'.`)
}

function toPortal(text: string | null): string | null {
  if (text === null) return null
  const url = URL.parse(text)
  if (url && ['http:', 'https:'].includes(url.protocol)) return url.origin
  throw new ConfigError(`MOCK_PORTAL is the website's address, such as http://127.0.0.1:8080, not '${text}'.`)
}

/**
 * The configuration from a command line and an environment.
 *
 * @param argv arguments after the script's name
 * @throws ConfigError naming the flag or variable that is wrong
 */
export function readConfig(argv: string[], env: NodeJS.ProcessEnv): MockConfig {
  const flags = readFlags(argv)
  return {
    host: flags.host ?? '127.0.0.1',
    port: toInteger('--port (MOCK_PORT)', flags.port ?? env.MOCK_PORT ?? '4010', 65_535),
    store: toStore(flags, env.INIT_CWD ?? process.cwd()),
    scale: toInteger('--scale', flags.scale ?? '0', maxScale),
    scaleMembers: toScaleMembers(flags['scale-members']),
    desKey: toDesKey(env.PORTAL_DES_KEY || defaultLoginKey),
    tokenSecret: env.MOCK_TOKEN_SECRET || null,
    captcha: toCaptcha(env.MOCK_CAPTCHA || null),
    validate: flags.validate ?? env.NODE_ENV !== 'production',
    portal: toPortal(env.MOCK_PORTAL || null),
    isConsoleOpen: flags['open-console'] ?? false,
    isFresh: flags.fresh ?? false,
    isHelp: flags.help ?? false,
  }
}
