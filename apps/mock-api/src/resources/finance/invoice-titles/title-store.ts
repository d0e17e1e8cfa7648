import type { InvoiceTitle, InvoiceTitleInput } from '@portal/api-contract'
import { taxNoOf } from '../../../domain/order/invoice-title.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'

/** A title as it is stored. */
export interface TitleRow extends Omit<InvoiceTitle, 'isDefault'> {
  ownerId: number
  isDefault: 0 | 1
}

export const findTitle = (db: Database, ownerId: number, id: number): TitleRow | undefined =>
  db.get<TitleRow>('SELECT * FROM memberInvoiceTitle WHERE ownerId = ? AND id = ?', [ownerId, id])

/** The title of a book that has the same type, name and tax number as another. */
export const findSameTitle = (
  db: Database,
  ownerId: number,
  title: InvoiceTitleInput,
): TitleRow | undefined =>
  db.get<TitleRow>(
    'SELECT * FROM memberInvoiceTitle WHERE ownerId = ? AND titleType = ? AND buyerName = ? AND buyerTaxNo IS ?',
    [ownerId, title.titleType, title.buyerName, taxNoOf(title)],
  )

/** The title that a new application of the member begins with. */
export const findDefaultTitle = (db: Database, ownerId: number): TitleRow | undefined =>
  db.get<TitleRow>('SELECT * FROM memberInvoiceTitle WHERE ownerId = ? AND isDefault = 1', [ownerId])

export const hasTitles = (db: Database, ownerId: number): boolean =>
  db.get('SELECT 1 FROM memberInvoiceTitle WHERE ownerId = ? LIMIT 1', [ownerId]) !== undefined

/** The contract's record. */
export const toInvoiceTitle = ({ ownerId: _owner, isDefault, ...row }: TitleRow): InvoiceTitle => ({
  ...row,
  isDefault: isDefault === 1,
})

const columnsOf = (title: InvoiceTitleInput) => ({
  titleType: title.titleType,
  buyerName: title.buyerName,
  buyerTaxNo: taxNoOf(title),
  buyerAddress: title.buyerAddress ?? null,
  buyerTel: title.buyerTel ?? null,
  buyerBankName: title.buyerBankName ?? null,
  buyerBankAccount: title.buyerBankAccount ?? null,
  email: title.email ?? null,
  phone: title.phone ?? null,
})

/** Puts a title into a member's book, not as its default. @returns its id */
export function insertTitle(db: Database, ownerId: number, title: InvoiceTitleInput, at: string): number {
  const row = { ownerId, ...columnsOf(title), isDefault: 0, createdDate: at, lastModifiedDate: at }
  const id = insert(db, 'memberInvoiceTitle', row)
  db.run('UPDATE memberInvoiceTitle SET orderNum = id WHERE id = ?', [id])
  return id
}

export function updateTitle(db: Database, id: number, title: InvoiceTitleInput, at: string): void {
  const columns = columnsOf(title)
  const assignments = Object.keys(columns).map((column) => `${column} = :${column}`)
  db.run(`UPDATE memberInvoiceTitle SET ${assignments.join(', ')}, lastModifiedDate = :at WHERE id = :id`, {
    ...columns,
    id,
    at,
  })
}

/** Makes a title the default of its book, in place of the one that was. */
export function makeDefault(db: Database, ownerId: number, id: number): void {
  db.run('UPDATE memberInvoiceTitle SET isDefault = 0 WHERE ownerId = ? AND isDefault = 1', [ownerId])
  db.run('UPDATE memberInvoiceTitle SET isDefault = 1 WHERE id = ?', [id])
}

export const leaveWithoutDefault = (db: Database, id: number): void => {
  db.run('UPDATE memberInvoiceTitle SET isDefault = 0 WHERE id = ?', [id])
}

export const removeTitle = (db: Database, id: number): void => {
  db.run('DELETE FROM memberInvoiceTitle WHERE id = ?', [id])
}
