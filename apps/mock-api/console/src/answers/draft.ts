import type { JournalEntry, NewOverride } from '../data/controls.ts'

/** The state of the form; numbers and the body are kept as they were typed. */
export interface AnswerDraft {
  status: string
  body: string
  /** How often it is given; an empty string means until it is taken back. */
  count: string
  /** Only the address of the call, or every call of its operation. */
  isForAddress: boolean
  mayBreakContract: boolean
}

const isJsonType = ({ responseHeaders }: JournalEntry) =>
  /[/+]json\b/.test(responseHeaders['content-type'] ?? 'application/json')

/** The form as it opens on a call: its own answer. */
export const draftOf = (call: JournalEntry): AnswerDraft => ({
  status: String(call.status || 200),
  body: bodyText(call),
  count: '1',
  isForAddress: false,
  mayBreakContract: false,
})

function bodyText(call: JournalEntry): string {
  const { responseBody, isAnswerKept } = call
  if (!isAnswerKept || responseBody === null || responseBody === undefined) return ''
  return typeof responseBody === 'string' && !isJsonType(call)
    ? responseBody
    : JSON.stringify(responseBody, null, 2)
}

type Read = { body: unknown } | { error: string }

/** The typed body: nothing, JSON, or the text of another type. */
function readBody(text: string, call: JournalEntry): Read {
  if (text.trim() === '') return { body: null }
  if (!isJsonType(call)) return { body: text }
  try {
    return { body: JSON.parse(text) }
  } catch (error) {
    return { error: (error as Error).message }
  }
}

/** Why the typed body cannot be sent; null when it can. */
export function bodyError({ body }: AnswerDraft, call: JournalEntry): string | null {
  const read = readBody(body, call)
  return 'error' in read ? read.error : null
}

/** The request for a draft; what was left as it was is taken from the call, its headers with it. */
export function overrideOf(draft: AnswerDraft, call: JournalEntry): NewOverride {
  const read = readBody(draft.body, call)
  const isSameStatus = Number(draft.status) === call.status
  const isSameBody = call.isAnswerKept && draft.body === bodyText(call)
  return {
    call: call.id,
    ...(isSameStatus ? {} : { status: Number(draft.status) }),
    ...(isSameBody || 'error' in read ? {} : { body: read.body }),
    ...(draft.isForAddress && { target: call.target }),
    ...(draft.count.trim() !== '' && { count: Number(draft.count) }),
    ...(draft.mayBreakContract && { mayBreakContract: true }),
  }
}
