import { randomBytes } from 'node:crypto'
import type { PrintInfo, PrintType } from '@portal/api-contract'
import { associationName } from '../../../domain/association.ts'
import { isSameContent, type PrintContent, printStatus } from '../../../domain/certificate/certificate.ts'
import { verifyAddress } from '../../../domain/certificate/verify-address.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { findApply } from '../member-applies/apply-store.ts'
import { memberOf } from '../member-applies/standing.ts'
import { certificateContent, formContent } from './content.ts'
import { noticeContent, receiptContent } from './fee-content.ts'
import { itemReceiptContent } from './item-receipt.ts'

/** A document that was printed; `content` is JSON. */
interface DocumentRow {
  id: number
  verifyCode: string
  printType: PrintType
  memberId: number
  applyId: number | null
  feeId: number | null
  orderItemId: number | null
  content: string
  createdDate: string
  lastModifiedDate: string
  isDeleted: 0 | 1
  orderNum: number
}

/** What a document is of. */
export type Subject = Pick<DocumentRow, 'printType' | 'memberId'> &
  Partial<Pick<DocumentRow, 'applyId' | 'feeId' | 'orderItemId'>>

const firstId = 5001

const newCode = (): string => randomBytes(18).toString('base64url')

const contentOf = ({ content }: DocumentRow): PrintContent => JSON.parse(content)

/** What would be printed of a subject now; null when nothing would. */
export function liveContent(
  db: Database,
  { printType, memberId, applyId = null, feeId = null, orderItemId = null }: Subject,
): PrintContent | null {
  if (orderItemId !== null) return itemReceiptContent(db, memberId, orderItemId)
  if (feeId !== null) {
    const contentOfFee = printType === 'RECEIPT' ? receiptContent : noticeContent
    return contentOfFee(db, memberId, feeId)
  }
  if (printType !== 'APPLY_FORM') return certificateContent(db, memberId)
  const apply = applyId === null ? undefined : findApply(db, applyId)
  return apply ? formContent(db, apply) : null
}

const latestOf = (
  db: Database,
  { printType, memberId, applyId = null, feeId = null, orderItemId = null }: Subject,
): DocumentRow | undefined =>
  db.get<DocumentRow>(
    `SELECT * FROM printedDocument WHERE memberId = ? AND printType = ? AND applyId IS ? AND feeId IS ?
       AND orderItemId IS ? ORDER BY id DESC LIMIT 1`,
    [memberId, printType, applyId, feeId, orderItemId],
  )

export const findDocument = (db: Database, verifyCode: string): DocumentRow | undefined =>
  db.get<DocumentRow>('SELECT * FROM printedDocument WHERE verifyCode = ? AND isDeleted = 0', [verifyCode])

/** Keeps a document under a code; within the caller's transaction. */
export function insertDocument(
  db: Database,
  subject: Subject,
  content: PrintContent,
  { at, verifyCode = newCode() }: { at: Date; verifyCode?: string },
): DocumentRow {
  const next = db.get<{ id: number }>('SELECT coalesce(max(id) + 1, ?) AS id FROM printedDocument', [firstId])
  const id = next?.id ?? firstId
  const dates = { createdDate: at.toISOString(), lastModifiedDate: at.toISOString() }
  const about = { applyId: null, feeId: null, orderItemId: null, ...subject }
  const row = { ...about, id, verifyCode, content: JSON.stringify(content), ...dates, orderNum: id }
  insert(db, 'printedDocument', row)
  return { ...row, isDeleted: 0 }
}

/** The document of a subject: the one there is while it is true to the letter, else a new one with a code of its own. */
export function documentOf(world: World, subject: Subject, content: PrintContent): DocumentRow {
  const { db, clock } = world
  return db.transaction(() => {
    const latest = latestOf(db, subject)
    const isCurrent = latest !== undefined && isSameContent(contentOf(latest), content)
    return isCurrent ? latest : insertDocument(db, subject, content, { at: clock.now() })
  })
}

/** Makes a member's certificate anew where what it says has changed. One that ran out stays as it is. */
export function renewCertificate(world: World, memberId: number, at: Date): void {
  const { db } = world
  const content = certificateContent(db, memberId)
  if (!content || (content.validTo ?? '') < prcDate(at)) return
  const printType = memberOf(db, memberId).ownerType === 'UNIT' ? 'UNIT_CERT' : 'PERSON_CERT'
  const subject: Subject = { printType, memberId }
  const latest = latestOf(db, subject)
  if (latest && !isSameContent(contentOf(latest), content)) insertDocument(db, subject, content, { at })
}

/** The contract's record. @param baseUrl public address of the API, for the QR */
export function toPrintInfo(world: World, row: DocumentRow, baseUrl: string): PrintInfo {
  const {
    memberId: _member,
    applyId: _apply,
    feeId: _fee,
    orderItemId: _item,
    content: _content,
    ...rest
  } = row
  const { db, clock } = world
  const content = contentOf(row)
  return {
    ...rest,
    ...content,
    issueDate: prcDate(new Date(row.createdDate)),
    issuer: associationName,
    sealUrl: 'files/seals/association.svg',
    verifyUrl: verifyAddress('print', row.verifyCode, {
      portal: world.config.portal,
      baseUrl,
      world: world.name,
    }),
    status: printStatus(content, liveContent(db, row), prcDate(clock.now())),
  }
}
