interface ExitReason {
  /** Exit code. */
  code: number
  /** What happened, for `--help` and the guide. */
  means: string
  /** What to do about it. */
  mend: string
}

/** How a run can end. The replay’s `--help` prints this table, and a test holds its guide to it. */
export const exitReasons = {
  kept: { code: 0, means: 'The contract is kept.', mend: 'Nothing to do.' },
  drift: {
    code: 1,
    means: 'The contract is not kept, or a scenario could not go on.',
    mend: 'Read the report.',
  },
  'command line': {
    code: 2,
    means: 'A flag, or a file that it names, is wrong, or nothing of what they name could be judged.',
    mend: 'Correct it; `--help` lists the flags with examples.',
  },
  unreachable: {
    code: 20,
    means: 'Nobody answers at the address, or no more.',
    mend: 'Start the backend, correct --base-url (http or https, too), or connect to its network.',
  },
  'not this API': {
    code: 21,
    means: 'Somebody answers, but not this API.',
    mend: 'Let --base-url lead to where the operations live; it often ends with /ht.',
  },
  'certificate not trusted': {
    code: 22,
    means: 'The certificate of the backend is not trusted.',
    mend: 'Give its authority with --ca FILE (PEM), or trust any with --insecure.',
  },
  'credentials refused': {
    code: 23,
    means: 'The backend does not let an account of the credentials log in.',
    mend: 'Correct the account in the credentials file, or give it a token of a login by hand.',
  },
  'token refused': {
    code: 24,
    means: 'The backend does not take a token of the credentials, or no more.',
    mend: 'Log in by hand in the browser and copy the new token into the credentials file.',
  },
  'rate limited': {
    code: 25,
    means: 'The backend goes on answering that there are too many calls.',
    mend: 'Wait a while, use --parallel 1 or --only, or let the backend allow this machine more.',
  },
  'too slow': {
    code: 26,
    means: 'Answers take longer than --timeout allows.',
    mend: 'Give it more time with --timeout SECONDS, or less to do with --parallel 1.',
  },
  'HAR unreadable': {
    code: 27,
    means: 'The recorded file is no HAR, or only a part of one.',
    mend: 'Record it again and save it whole: “Save all as HAR with content”.',
  },
  'report not written': {
    code: 28,
    means: 'The report cannot be written.',
    mend: 'Name a folder that can be written with --report DIR.',
  },
  broken: {
    code: 70,
    means: 'The replay itself failed.',
    mend: 'This is a fault of the replay: pass on what it wrote.',
  },
  interrupted: {
    code: 130,
    means: 'It was interrupted, with Ctrl-C or by the system.',
    mend: 'Run it again; the report has what was done until then.',
  },
} as const satisfies Record<string, ExitReason>

export type ExitReasonName = keyof typeof exitReasons
export type Reason = Exclude<ExitReasonName, 'kept' | 'drift'>

/** Why a run could not begin, or had to end early; the message is for whoever started it. */
export class CouldNotRun extends Error {
  override readonly name = 'CouldNotRun'
  readonly reason: Reason
  /** What to do about it in this very case. */
  readonly mend: string

  constructor(reason: Reason, message: string, mend: string = exitReasons[reason].mend) {
    super(message)
    this.reason = reason
    this.mend = mend
  }
}

/** The first error of this class among an error and its causes: clients wrap what the wire throws. */
export function causeOf<E extends Error>(
  error: unknown,
  kind: abstract new (...args: never[]) => E,
): E | undefined {
  if (error instanceof kind) return error
  return error instanceof Error ? causeOf(error.cause, kind) : undefined
}
