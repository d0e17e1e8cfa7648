import { dropKeys } from '../../browser/storage/drop-keys.ts'
import { keepOnDevice } from '../../browser/storage/keep-on-device.ts'
import { parseJson } from '../../browser/storage/parse-json.ts'
import { onStoredElsewhere } from '../../browser/storage/stored.ts'
import { isOld, draftPrefix as prefix } from './old-drafts.ts'

/** Who a draft belongs to: the account with this id, or, where it is null, the device, on which a visitor began it. */
export type DraftOwner = string | null

const prefixOf = (owner: DraftOwner): string => (owner === null ? '' : `@${encodeURIComponent(owner)}:`)

/** The name of a form's draft on this device, another one for each owner, so that none sees that of another. */
export const ownName = (owner: DraftOwner, name: string): string => prefixOf(owner) + name

interface Stored {
  /** Milliseconds. */
  savedAt: number
  values: Record<string, unknown>
}

/** What was begun in a form on this device. */
export interface Draft<Values> {
  savedAt: Date
  values: Values
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function parse(text: string | null): Stored | undefined {
  const stored = parseJson(text)
  if (!isRecord(stored) || typeof stored.savedAt !== 'number' || !isRecord(stored.values)) return undefined
  return { savedAt: stored.savedAt, values: stored.values }
}

const isAlike = (value: unknown, sample: unknown): boolean =>
  typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample)

/** Puts what was stored into a form's empty values, as far as the form still has fields of that name and kind. */
function mergeDraft<Values extends object>(empty: Values, stored: Record<string, unknown>): Values {
  const fitting = Object.entries(empty).filter(([name, sample]) => isAlike(stored[name], sample))
  return { ...empty, ...Object.fromEntries(fitting.map(([name]) => [name, stored[name]])) }
}

/** The draft under a name; undefined when there is none, it is a month old, or storage is shut off. */
export function readDraft<Values extends object>(
  name: string,
  empty: Values,
  now = Date.now(),
): Draft<Values> | undefined {
  try {
    const stored = parse(localStorage.getItem(prefix + name))
    if (!stored || isOld(stored.savedAt, now)) return undefined
    return { savedAt: new Date(stored.savedAt), values: mergeDraft(empty, stored.values) }
  } catch {
    return undefined
  }
}

/** Keeps a draft; where the device stores nothing the form goes on without. @returns whether the device took it */
export const writeDraft = (name: string, values: object, now = Date.now()): boolean =>
  keepOnDevice(prefix + name, JSON.stringify({ savedAt: now, values }))

/** Tells whenever another tab has changed a draft. @returns ends that */
export const onDraftElsewhere = (name: string, listener: () => void): (() => void) =>
  onStoredElsewhere([prefix + name], listener)

export function dropDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Storage is shut off, so there is nothing to remove.
  }
}

/** Removes every draft of an account from this device; those of visitors stay. */
export function dropDraftsOf(owner: DraftOwner | undefined): void {
  if (owner == null) return
  dropKeys('localStorage', (key) => key.startsWith(prefix + prefixOf(owner)))
}
