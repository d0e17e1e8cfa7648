import { toBaseUrl } from '../../shared/base-url.ts'
import { namesOf, type Selection } from '../../shared/choose.ts'
import { commandHeaders } from '../../shared/command/command-headers.ts'
import { parseFlags, toFile, toNumber, toSettleMs, toTimeoutMs } from '../../shared/command/command-line.ts'
import { CouldNotRun } from '../../shared/could-not-run.ts'

/** The options of a run. Paths are absolute. */
export interface Options extends Selection {
  isHelp: boolean
  /** Without a slash at its end; null when a recorded file is checked alone. */
  baseUrl: string | null
  har: string | null
  credentials: string | null
  /** File of known deviations. */
  baseline: string | null
  /** Sent with every call. */
  headers: Record<string, string>
  /** A world of the mock, which is among the headers; null for any. */
  world: string | null
  isReadOnly: boolean
  /** Folder. */
  report: string | null
  parallel: number
  timeoutMs: number
  /** Waited after each call that writes. */
  settleMs: number
  /** PEM file of certificates to trust besides the usual ones. */
  ca: string | null
  isInsecure: boolean
}

const definitions = {
  help: { type: 'boolean', short: 'h', default: false },
  'base-url': { type: 'string' },
  har: { type: 'string' },
  credentials: { type: 'string' },
  only: { type: 'string', multiple: true },
  except: { type: 'string', multiple: true },
  'without-assumed': { type: 'boolean', default: false },
  baseline: { type: 'string' },
  header: { type: 'string', multiple: true },
  world: { type: 'string' },
  'read-only': { type: 'boolean', default: false },
  report: { type: 'string' },
  parallel: { type: 'string', default: '4' },
  timeout: { type: 'string', default: '30' },
  settle: { type: 'string', default: '0' },
  ca: { type: 'string' },
  insecure: { type: 'boolean', default: false },
} as const

/** Names of all flags, for the guide's test. */
export const flagNames: string[] = Object.keys(definitions)

const wrong = (message: string) => new CouldNotRun('command line', message)

type Flags = ReturnType<typeof parseFlags<typeof definitions>>

function assertWhole(flags: Flags): void {
  if (flags.help) return
  if (flags['base-url'] === undefined && flags.har === undefined) {
    throw wrong('Name the backend, --base-url http://127.0.0.1:4010/ht, or a recorded file, --har FILE.')
  }
  if (flags.har !== undefined && flags.credentials !== undefined)
    throw wrong('A recorded file is judged as it is: --har goes without --credentials.')
  if (flags.har !== undefined && (flags.header !== undefined || flags.world !== undefined))
    throw wrong('A recorded file is judged as it is: --har goes without --header and --world.')
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
  const flags = parseFlags('replay', argv, definitions)
  assertWhole(flags)
  return {
    isHelp: flags.help,
    baseUrl: flags['base-url'] === undefined ? null : toBaseUrl(flags['base-url']),
    har: toFile('--har', flags.har, calledFrom),
    credentials: toFile('--credentials', flags.credentials, calledFrom),
    only: namesOf(flags.only),
    except: namesOf(flags.except),
    isWithoutAssumed: flags['without-assumed'],
    baseline: toFile('--baseline', flags.baseline, calledFrom),
    headers: commandHeaders(flags.header, flags.world),
    world: flags.world ?? null,
    isReadOnly: flags['read-only'],
    report: toFile('--report', flags.report, calledFrom),
    parallel: toNumber('--parallel', flags.parallel, 64),
    timeoutMs: toTimeoutMs(flags.timeout),
    settleMs: toSettleMs(flags.settle),
    ca: toFile('--ca', flags.ca, calledFrom),
    isInsecure: flags.insecure,
  }
}
