import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import type { QueryClient } from '@tanstack/react-query'
import { dropDraft, ownName, readDraft, writeDraft } from '../../../lib/forms/draft/draft-store.ts'
import { getPresentAccountId } from '../../../lib/session/session.ts'
import { contentOf, isEmptyRow, type PayRow, payRow, rowsOfBatch } from './rows/pay-row.ts'

/** A batch as it is edited on this device, with its wrong rows too, which the server does not keep. */
export interface EditedBatch {
  rows: readonly PayRow[]
  /** When the batch was written that the rows were made of; empty for a new one. */
  basedOn: string
  /** Whether whoever edits it next begins at the first wrong row: the backend has just found it. */
  goesToFault: boolean
  /** When it was left without being saved; undefined where it was checked, and is come back to from there. */
  leftAt?: Date | undefined
  /** Whether identity numbers are missing, which do not lie on the device. */
  isPartial?: boolean
}

/** A batch that is edited: null for the new one. */
type Kept = Pick<MemberApplyTop, 'id' | 'lastModifiedDate' | 'members'> | null

/** A row as it lies on the device: without an identity number, which the server may have. */
interface LastingRow extends Omit<PayRow, 'key'> {
  /** Where among the rows of the batch on the server the number is. */
  numberFrom: number
}

const editedRoot = ['orders', 'edited-batch']
const editedKey = (id: number | null) => [...editedRoot, id ?? 'new']

/** The name of a batch's draft on this device; undefined while nobody is logged in. */
function draftName(id: number | null): string | undefined {
  const owner = getPresentAccountId()
  return owner ? ownName(owner, `batch-${id ?? 'new'}`) : undefined
}

function lastingRow({ key: _, typed, fault, ...row }: PayRow, kept: Kept): LastingRow {
  const { idNumber } = row
  const numberFrom = idNumber ? (kept?.members.findIndex((member) => member.idNumber === idNumber) ?? -1) : -1
  return {
    ...row,
    idNumber: '',
    numberFrom,
    ...(typed && { typed: { ...typed, idNumber: '' } }),
    // What is wrong with a number is said of the one that is typed anew.
    fault: fault?.field === 'idNumber' ? null : fault,
  }
}

/** Whether nothing is lost with rows: the server has them, or nothing was typed into them. */
const isNothing = (kept: Kept, rows: readonly PayRow[]): boolean =>
  rows.every(isEmptyRow) || (kept !== null && contentOf(rowsOfBatch(kept)) === contentOf(rows))

function keepOnDevice(kept: Kept, rows: readonly PayRow[], basedOn: string): void {
  const name = draftName(kept?.id ?? null)
  if (name === undefined) return
  if (isNothing(kept, rows)) dropDraft(name)
  else writeDraft(name, { basedOn, rows: rows.map((row) => lastingRow(row, kept)) })
}

const empty: { basedOn: string; rows: LastingRow[] } = { basedOn: '', rows: [] }

function readFromDevice(kept: Kept, people: readonly UnitPerson[]): EditedBatch | undefined {
  const name = draftName(kept?.id ?? null)
  const draft = name === undefined ? undefined : readDraft(name, empty)
  if (!draft) return undefined
  const { basedOn, rows: lasting } = draft.values
  const members = kept?.lastModifiedDate === basedOn ? kept.members : []
  const rows = lasting.map(({ numberFrom, ...row }) => {
    const own = people.find(({ id }) => id === row.personId)
    return payRow({ ...row, idNumber: own?.idNumber ?? members[numberFrom]?.idNumber ?? '' })
  })
  const isPartial = rows.some(({ personId, idNumber }) => personId === null && !idNumber)
  return { rows, basedOn, goesToFault: false, leftAt: draft.savedAt, isPartial }
}

interface Keeping {
  /** When the batch was written that the rows were made of, where that is not the one that is kept now. */
  basedOn?: string | undefined
  goesToFault?: boolean
  /** They are neither saved nor checked. */
  isLeft?: boolean
}

/**
 * Keeps the rows of a batch as they are edited, while the reader looks at what is going to be paid, or is elsewhere: all of them for
 * this visit, and for later ones, on the device, what the server does not have.
 */
export function keepEdited(
  queryClient: QueryClient,
  kept: Kept,
  rows: readonly PayRow[],
  { basedOn = kept?.lastModifiedDate ?? '', goesToFault = false, isLeft = false }: Keeping = {},
): void {
  const id = kept?.id ?? null
  const key = editedKey(id)
  if (isLeft && isNothing(kept, rows)) {
    forgetEdited(queryClient, id)
    return
  }
  const former = queryClient.getQueryData<EditedBatch>(key)
  // What was just checked is not what was left unsaved.
  if (isLeft && former?.rows === rows && former.basedOn === basedOn) return
  queryClient.setQueryDefaults(editedRoot, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  const leftAt = isLeft ? new Date() : undefined
  queryClient.setQueryData<EditedBatch>(key, { rows, basedOn, goesToFault, leftAt })
  keepOnDevice(kept, rows, basedOn)
}

/**
 * A batch as it was edited on this device; undefined when it was not.
 *
 * @param people the unit's own people, whose identity numbers the backend says
 */
export const editedBatch = (
  queryClient: QueryClient,
  kept: Kept,
  people: readonly UnitPerson[],
): EditedBatch | undefined =>
  queryClient.getQueryData<EditedBatch>(editedKey(kept?.id ?? null)) ?? readFromDevice(kept, people)

/** Whether the first wrong row is to be gone to; that is said once. */
export function takeGoesToFault(queryClient: QueryClient, id: number): boolean {
  const edited = queryClient.getQueryData<EditedBatch>(editedKey(id))
  if (!edited?.goesToFault) return false
  queryClient.setQueryData<EditedBatch>(editedKey(id), { ...edited, goesToFault: false })
  return true
}

/** Forgets the rows of a batch as they were edited on this device. */
export function forgetEdited(queryClient: QueryClient, id: number | null): void {
  queryClient.removeQueries({ queryKey: editedKey(id), exact: true })
  const name = draftName(id)
  if (name !== undefined) dropDraft(name)
}
