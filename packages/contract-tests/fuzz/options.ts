import { toBaseUrl } from '../shared/base-url.ts'
import { namesOf, type Selection } from '../shared/choose.ts'
import { commandHeaders } from '../shared/command/command-headers.ts'
import { parseFlags, toFile, toNumber, toTimeoutMs } from '../shared/command/command-line.ts'
import { CouldNotRun } from '../shared/could-not-run.ts'

/** The options of a run. Paths are absolute. */
export interface Options extends Selection {
  isHelp: boolean
  /** Without a slash at its end. */
  baseUrl: string
  credentials: string | null
  /** File of known deviations. */
  baseline: string | null
  /** Sent with every call. */
  headers: Record<string, string>
  seed: number
  /** Requests of each operation. */
  requests: number
  mayWrite: boolean
  /** Folder. */
  report: string | null
  /** Requests at the same time. */
  parallel: number
  timeoutMs: number
  /** PEM file of certificates to trust besides the usual ones. */
  ca: string | null
  isInsecure: boolean
}

const definitions = {
  help: { type: 'boolean', short: 'h', default: false },
  'base-url': { type: 'string' },
  credentials: { type: 'string' },
  only: { type: 'string', multiple: true },
  except: { type: 'string', multiple: true },
  'without-assumed': { type: 'boolean', default: false },
  seed: { type: 'string' },
  baseline: { type: 'string' },
  requests: { type: 'string', default: '200' },
  'allow-writes': { type: 'boolean', default: false },
  header: { type: 'string', multiple: true },
  report: { type: 'string' },
  parallel: { type: 'string', default: '16' },
  timeout: { type: 'string', default: '10' },
  ca: { type: 'string' },
  insecure: { type: 'boolean', default: false },
} as const

/** Names of all flags, for the guide's test. */
export const flagNames: string[] = Object.keys(definitions)

/** The most of anything that is counted. */
const most = 999_999_999

const drawn = (): number => 1 + Math.floor(Math.random() * 999_999)

type Flags = ReturnType<typeof parseFlags<typeof definitions>>

function assertWhole(flags: Flags): void {
  if (flags.help) return
  if (flags['base-url'] === undefined)
    throw new CouldNotRun('command line', 'Name the backend: --base-url http://127.0.0.1:4010/ht')
  if (flags.ca !== undefined && flags.insecure)
    throw new CouldNotRun('command line', 'Give either --ca or --insecure, not both.')
}

/**
 * Reads a command line.
 *
 * @param argv arguments after the script's name
 * @param calledFrom folder that files are named from: npm runs a workspace's script in the workspace
 * @throws CouldNotRun naming the flag that is wrong
 */
export function readOptions(argv: string[], calledFrom: string): Options {
  const flags = parseFlags('fuzz', argv, definitions)
  assertWhole(flags)
  return {
    isHelp: flags.help,
    baseUrl: flags['base-url'] === undefined ? '' : toBaseUrl(flags['base-url']),
    credentials: toFile('--credentials', flags.credentials, calledFrom),
    baseline: toFile('--baseline', flags.baseline, calledFrom),
    only: namesOf(flags.only),
    except: namesOf(flags.except),
    isWithoutAssumed: flags['without-assumed'],
    headers: commandHeaders(flags.header),
    seed: flags.seed === undefined ? drawn() : toNumber('--seed', flags.seed, most),
    requests: toNumber('--requests', flags.requests, most),
    mayWrite: flags['allow-writes'],
    report: toFile('--report', flags.report, calledFrom),
    parallel: toNumber('--parallel', flags.parallel, 64),
    timeoutMs: toTimeoutMs(flags.timeout),
    ca: toFile('--ca', flags.ca, calledFrom),
    isInsecure: flags.insecure,
  }
}
