import { isDeepStrictEqual } from 'node:util'
import {
  type DeskApplication,
  type DeskReview,
  type DeskReviewSummary,
  type MemberApply,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { refusedWith } from '../../run/rules.ts'
import { findDesk } from '../desk/desk-client.ts'

/** An application as the desk sees it; undefined where there is none. */
async function atDesk(context: Context, id: number): Promise<DeskApplication | undefined> {
  const staff = await findDesk(context)
  return staff ? (await staff.GET('/api/admin/applications/{id}', at(id))).data : undefined
}

/** The checks of the desk find a certificate that has run out and a material that nobody asks for, and nothing else. */
export async function checkFound(context: Context, id: number): Promise<void> {
  const shown = await atDesk(context, id)
  if (!shown) return context.untried('the desk finds what is amiss', 'there is no desk')
  const expect = (isRight: boolean, rule: string, seen: unknown) =>
    context.expect(isRight, rule, JSON.stringify(seen), 'getDeskApplication')
  const names = shown.checks.map(({ check }) => check)
  expect(new Set(names).size === names.length, 'each check is told once', names)
  const found = shown.checks.filter(({ isPassed }) => !isPassed)
  const failed = found.map(({ check }) => check).sort()
  expect(
    failed.join() === 'CERTIFICATE_DATES,MATERIALS',
    'the desk finds what is amiss, and nothing else',
    failed,
  )
  const where = found.find(({ check }) => check === 'CERTIFICATE_DATES')?.fields ?? ['person.certValidTo']
  expect(where.join() === 'person.certValidTo', 'a check says which field it fell over', where)
}

/** Of whoever leaves the desk looks at whether nothing is owed. */
export async function checkSettled(context: Context, id: number): Promise<void> {
  const rule = 'the desk finds out whether who leaves owes nothing'
  const shown = await atDesk(context, id)
  if (!shown) return context.untried(rule, 'there is no desk')
  const settled = shown.checks.find(({ check }) => check === 'FEES')
  const isMeant = settled?.isPassed === (shown.applicant.owedCount === 0)
  context.expect(isMeant, rule, JSON.stringify(settled), 'getDeskApplication')
}

/** The desk compares what was handed in again with what was handed in before. */
export async function checkCompared(context: Context, { id, returnedForm }: MemberApply): Promise<void> {
  const rule = 'the desk compares what was mended with what was returned'
  const shown = await atDesk(context, id)
  if (!shown) return context.untried(rule, 'there is no desk')
  const isShown = shown.previous !== null && isDeepStrictEqual(shown.previous, returnedForm ?? shown.previous)
  context.expect(isShown, rule, JSON.stringify(shown.previous), 'getDeskApplication')
}

/** A decision of a clerk from which something has followed is not taken back, however few seconds ago it was taken. @param what has followed */
export async function refuseUndoAfter(context: Context, id: number, what: string): Promise<void> {
  const rule = `a decision is not taken back after ${what}`
  const staff = await findDesk(context)
  if (!staff || context.leftOut.has('undoDeskApplication'))
    return context.untried(rule, 'the run takes no decision back')
  const { undoUntil } = await unwrap(staff.GET('/api/admin/applications/{id}', at(id)))
  const until = `a decision can be taken back until no time after ${what}`
  context.expect(undoUntil === null, until, undoUntil, 'getDeskApplication')
  const undoing = staff.POST('/api/admin/applications/{id}/undo', at(id))
  await refusedWith(context, 409, 'error.undoOver', `taking a decision back after ${what}`, undoing)
}

/**
 * A clerk has read an application at the desk, and nobody there does anything more with it.
 * @returns what checks that nothing is decided on it, and nothing taken back, once its owner has changed it; with what that was
 */
export async function readByClerk(context: Context, id: number) {
  const staff = await findDesk(context)
  const seen = context.leftOut.has('decideDeskApplication') ? undefined : await atDesk(context, id)
  return async (what: string): Promise<void> => {
    if (!staff || !seen)
      return context.untried(
        `nothing is decided on what was read before ${what}`,
        'the run decides nothing at a desk',
      )
    const body = { version: seen.version, result: 'RETURN' as const, opinion: '契约回放：读后已有变化' }
    const path = '/api/admin/applications/{id}'
    const decided = await staff.POST(`${path}/decision`, { ...at(id), body })
    const deciding = `deciding on what was read before ${what}`
    await refusedWith(context, 409, 'error.concurrencyFailure', deciding, Promise.resolve(decided))
    // What was decided all the same is taken back: the application is still needed.
    if (decided.data) await staff.POST(`${path}/undo`, at(id))
    else await refuseUndoAfter(context, id, what)
  }
}

type Kind = DeskReviewSummary['kind']

/** A decision of a clerk on a review from which something has followed is not taken back either. @param what has followed */
export async function refuseUndoSince(context: Context, kind: Kind, id: number, what: string): Promise<void> {
  const rule = `a decision on a ${kind} is not taken back after ${what}`
  const staff = context.leftOut.has('undoDeskReview') ? null : await findDesk(context)
  const path = '/api/admin/reviews/{kind}/{id}/undo'
  const undone = await staff?.POST(path, { params: { path: { kind, id } } })
  if (!undone || undone.response.status === 403) return context.untried(rule, 'the staff may not do that')
  const undoing = `taking a decision on a ${kind} back after ${what}`
  await refusedWith(context, 409, 'error.undoOver', undoing, Promise.resolve(undone))
}

const readRule = (kind: Kind): string => `the desk reads what was handed in of ${kind} as it was written`

/** What was handed in is what a review shows of it. */
function compare(
  context: Context,
  kind: Kind,
  sent: Record<string, unknown>,
  { submission }: DeskReview,
): void {
  const lost = Object.keys(sent).find((name) => !(name in submission))
  const other = lost ?? firstSharedDifference(sent, submission)
  context.expect(other === null, readRule(kind), `another ${other}`, 'getDeskReview')
}

/** The desk reads what a visitor has handed in, known by its phone, as it was written. */
export async function checkHandedIn(
  context: Context,
  kind: 'EXPERT' | 'JOB',
  body: { name: string; phone: string; [other: string]: unknown },
): Promise<void> {
  const staff = await findDesk(context)
  const query = { 'kind.equals': kind, 'title.contains': body.name, size: 5 }
  const { data: rows = [] } = staff ? await staff.GET('/api/admin/reviews', { params: { query } }) : {}
  for (const { recordId } of rows) {
    const params = { path: { kind, id: recordId } }
    const { data: review } = staff ? await staff.GET('/api/admin/reviews/{kind}/{id}', { params }) : {}
    if (review?.submission.phone === body.phone) return compare(context, kind, body, review)
  }
  context.untried(readRule(kind), 'the staff may not see it')
}

/** The desk reads what a member has handed in as it was sent. @param id of the record */
export async function checkSubmitted(
  context: Context,
  kind: 'SITE' | 'SITE_ITEM',
  id: number,
  sent: Record<string, unknown>,
): Promise<void> {
  const staff = await findDesk(context)
  const params = { path: { kind, id } }
  const { data: review } = staff ? await staff.GET('/api/admin/reviews/{kind}/{id}', { params }) : {}
  if (review) compare(context, kind, sent, review)
  else context.untried(readRule(kind), 'the staff may not see it')
}
