import type { PrintType } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { invalid, notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import type { PrintContent } from '../../../domain/certificate/certificate.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { findOwnApply } from '../member-applies/apply-store.ts'
import { documentOf, findDocument, liveContent, type Subject, toPrintInfo } from './documents.ts'

interface Query {
  printType: PrintType
  applyId?: number
}

const wrong = (field: string, message: string, detail: string) =>
  invalid([{ objectName: 'query', field, message, detail }])

function formSubject({ db }: World, { memberId }: Caller, { printType, applyId }: Query): Subject {
  if (applyId === undefined) throw wrong('applyId', 'NotNull', 'must name the application of an APPLY_FORM')
  if (!findOwnApply(db, memberId, applyId)) throw notFound()
  return { printType, memberId, applyId }
}

function certificateSubject({ memberId, ownerType }: Caller, { printType, applyId }: Query): Subject {
  const own = ownerType === 'UNIT' ? 'UNIT_CERT' : 'PERSON_CERT'
  if (printType !== own) throw wrong('printType', 'OneOf', `must be ${own} or APPLY_FORM`)
  if (applyId !== undefined) throw wrong('applyId', 'Unknown', 'is for an APPLY_FORM; leave it out')
  return { printType, memberId, applyId: null }
}

/** @throws HttpProblem 409 for a membership that is not valid, and an application that was not sent or is over */
function printable(world: World, subject: Subject): PrintContent {
  const content = liveContent(world.db, subject)
  if (subject.printType === 'APPLY_FORM') {
    if (content) return content
    throw problem(409, 'error.applicationNotPrintable', 'Only what was submitted and is not over has a form')
  }
  if (content && (content.validTo ?? '') >= prcDate(world.clock.now())) return content
  throw problem(409, 'error.membershipNotValid', 'Only a valid membership has a certificate')
}

export const printInfoHandlers = {
  getPrintInfo({ world, caller, query, baseUrl }) {
    const isForm = query.printType === 'APPLY_FORM'
    const subject = isForm ? formSubject(world, caller, query) : certificateSubject(caller, query)
    return ok(toPrintInfo(world, documentOf(world, subject, printable(world, subject)), baseUrl))
  },
  verifyPrintInfo({ world, params, baseUrl }) {
    const found = findDocument(world.db, params.verifyCode)
    if (!found) throw notFound()
    return ok(toPrintInfo(world, found, baseUrl))
  },
} satisfies Partial<Handlers>
