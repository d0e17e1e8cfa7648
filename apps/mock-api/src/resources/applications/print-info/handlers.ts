import type { PrintType } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { invalid, notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import type { PrintContent } from '../../../domain/certificate/certificate.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { findFee } from '../../finance/member-fees/fee-store.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { findOwnApply } from '../member-applies/apply-store.ts'
import { documentOf, findDocument, liveContent, type Subject, toPrintInfo } from './documents.ts'
import { receiptSubjects } from './order-receipts.ts'

interface Query {
  printType: PrintType
  applyId?: number
  feeId?: number
}

const wrong = (field: string, message: string, detail: string) =>
  invalid([{ objectName: 'query', field, message, detail }])

/** @throws HttpProblem 400 for an id that the document is not about */
function refuseOther(field: 'applyId' | 'feeId', query: Query, owner: string): void {
  if (query[field] !== undefined) throw wrong(field, 'Unknown', `is for ${owner}; leave it out`)
}

function formSubject({ db }: World, { memberId }: Caller, query: Query): Subject {
  const { printType, applyId } = query
  refuseOther('feeId', query, 'a FEE_NOTICE or a RECEIPT')
  if (applyId === undefined) throw wrong('applyId', 'NotNull', 'must name the application of an APPLY_FORM')
  if (!findOwnApply(db, memberId, applyId)) throw notFound()
  return { printType, memberId, applyId }
}

function feeSubject({ db }: World, { memberId }: Caller, query: Query): Subject {
  const { printType, feeId } = query
  refuseOther('applyId', query, 'an APPLY_FORM')
  if (feeId === undefined) throw wrong('feeId', 'NotNull', 'must name the fee of a FEE_NOTICE or a RECEIPT')
  if (!findFee(db, memberId, feeId)) throw notFound()
  return { printType, memberId, feeId }
}

function certificateSubject({ memberId, ownerType }: Caller, query: Query): Subject {
  const { printType } = query
  const own = ownerType === 'UNIT' ? 'UNIT_CERT' : 'PERSON_CERT'
  if (printType !== own) throw wrong('printType', 'OneOf', `must not be ${printType}; yours is ${own}`)
  refuseOther('applyId', query, 'an APPLY_FORM')
  refuseOther('feeId', query, 'a FEE_NOTICE or a RECEIPT')
  return { printType, memberId }
}

function subjectOf(world: World, caller: Caller, query: Query): Subject {
  if (query.printType === 'APPLY_FORM') return formSubject(world, caller, query)
  const isOfFee = query.printType === 'FEE_NOTICE' || query.printType === 'RECEIPT'
  return isOfFee ? feeSubject(world, caller, query) : certificateSubject(caller, query)
}

function feeProblem({ db }: World, { printType, memberId, feeId = null }: Subject) {
  if (printType === 'RECEIPT') return problem(409, 'error.feeUnpaid', 'Only a paid fee has a receipt')
  const isPaid = feeId !== null && findFee(db, memberId, feeId)?.status === 'PAID'
  return problem(
    409,
    isPaid ? 'error.feePaid' : 'error.feeNotPayable',
    'Only a fee that is owed has a notice',
  )
}

/** @throws HttpProblem 409 for a membership that is not valid, an application that was refused or taken back, a fee in another state */
function printable(world: World, subject: Subject): PrintContent {
  const content = liveContent(world.db, subject)
  if (subject.orderItemId !== undefined && content) return content
  if (subject.feeId !== undefined) {
    if (content) return content
    throw feeProblem(world, subject)
  }
  if (subject.printType === 'APPLY_FORM') {
    if (content) return content
    throw problem(409, 'error.applicationNotPrintable', 'What was refused or taken back has no form')
  }
  if (content && (content.validTo ?? '') >= prcDate(world.clock.now())) return content
  throw problem(409, 'error.membershipNotValid', 'Only a valid membership has a certificate')
}

export const printInfoHandlers = {
  getPrintInfo({ world, caller, query, baseUrl }) {
    settleDue(world)
    const subject = subjectOf(world, caller, query)
    return ok(toPrintInfo(world, documentOf(world, subject, printable(world, subject)), baseUrl))
  },
  getOrderReceipts({ world, caller, params, baseUrl }) {
    settleDue(world)
    const subjects = receiptSubjects(world, caller, params.id)
    return ok(
      subjects.map((subject) =>
        toPrintInfo(world, documentOf(world, subject, printable(world, subject)), baseUrl),
      ),
    )
  },
  verifyPrintInfo({ world, params, baseUrl }) {
    settleDue(world)
    const found = findDocument(world.db, params.verifyCode)
    if (!found) throw notFound()
    return ok(toPrintInfo(world, found, baseUrl))
  },
} satisfies Partial<Handlers>
