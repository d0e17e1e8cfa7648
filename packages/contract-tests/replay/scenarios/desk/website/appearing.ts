import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../../shared/is-record.ts'
import { type Exchange, operationAt } from '../../../exchange.ts'
import type { Call } from '../../../run/call.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { CannotGoOn } from '../../../run/scenario-errors.ts'
import { clockFor } from '../../account/travel.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { kinds } from '../put-back.ts'
import { askFor, readersOf, shownOf } from './readers.ts'

/** What appears by itself, by its place in the addresses of the desk, with where visitors find it. */
const shownIn: Record<string, OperationId[]> = {
  '/api/admin/news': readersOf.news.reads.filter((id) => id !== 'listPictureNews'),
  '/api/admin/fee-news': readersOf.feeNews.reads,
  '/api/admin/journals': readersOf.journals.reads,
}

const hour = 3600

const elsewhere = 'publish something for a later time, and look for it on the website then'

function bodyOf(exchange: Exchange): Record<string, unknown> {
  const { status, body } = exchange.answer
  if (status > 299 || !isRecord(body)) throw new CannotGoOn(`needs the record, and got ${status}`, exchange)
  return body
}

/** What is said of a refusal by its status and its code. */
function refuse(context: Context, exchange: Exchange, what: string, code: string): void {
  const { status, body } = exchange.answer
  const expected = `${what} is refused with 409 ${code}`
  if (status < 300) {
    context.reportMismatch('not refused', what, expected, status, exchange)
    return
  }
  const message = isRecord(body) ? body.message : undefined
  if (status !== 409 || message !== code)
    context.reportMismatch('rule', what, expected, `${status} ${message}`, exchange)
}

/** A draft is not withdrawn; what is to appear later is no draft any more, and is there at its time. */
async function check(
  context: Context,
  { path, draft }: (typeof kinds)[number],
  reads: OperationId[],
): Promise<void> {
  const ask = (method: string, more: string, call: Call) => {
    const operation = operationAt(method, `${path}${more}`)
    if (!operation) throw new Error(`Nothing is ${method} ${path}${more}.`)
    return context.call(operation, { ...call, role: 'staff' })
  }
  const written = await draft(context)
  // Visitors look for it by a word that nothing else has.
  const title = `回放预告${Date.now().toString(36)}`
  const body = { ...written, ...('title' in written && { title }) }
  const { id, version } = bodyOf(await ask('POST', '', { body }))
  const at = { path: { id: Number(id) } }
  const early = await ask('POST', '/1/withdraw', { ...at, body: { version } })
  refuse(context, early, 'withdrawing a draft', 'error.newsNotPublished')
  const publishDate = new Date(context.now().getTime() + hour * 1000).toISOString()
  const planned = bodyOf(await ask('POST', '/1/publish', { ...at, body: { version, publishDate } }))
  const isThen = Date.parse(String(planned.publishDate)) === Date.parse(publishDate)
  context.expect(isThen, 'what is to appear says when', planned.publishDate)
  refuse(context, await ask('DELETE', '/1', at), 'throwing away what is to appear', 'error.newsNotDraft')
  const later = bodyOf(await ask('PUT', '', { body: planned }))
  const then = 'what is to appear does so at its time, also where it is changed before'
  context.expect(later.publishDate === planned.publishDate, then, later.publishDate)
  const look = async (isMeant: boolean, when: string, places = reads) => {
    for (const read of places) {
      const exchange = await askFor(context, read, Number(id), title)
      const isThere = exchange.answer.status === 200 && shownOf(exchange, Number(id)) !== undefined
      const rule = `what is to appear is ${isMeant ? '' : 'not '}there ${when}`
      if (isThere !== isMeant) context.reportMismatch('rule', rule, rule, isThere, exchange)
    }
  }
  await look(false, 'before its time')
  const clock = clockFor(context, 'what is to appear is there at its time', elsewhere)
  await clock?.(hour + 60, () => look(true, 'at its time'), 'undone')
  await ask('POST', '/1/withdraw', { ...at, body: { version: later.version } })
  await clock?.(
    hour + 60,
    () => look(false, 'at its time, once it was withdrawn', reads.slice(0, 1)),
    'undone',
  )
}

export const appearing: Scenario[] = kinds.flatMap((kind) => {
  const reads = shownIn[kind.path]
  if (!reads) return []
  const operations = (['POST', 'PUT', 'POST /1/withdraw', 'POST /1/publish', 'DELETE /1'] as const).flatMap(
    (call) => {
      const [method = '', more = ''] = call.split(' ')
      return operationAt(method, kind.path + more)?.id ?? []
    },
  )
  return {
    name: `The desk: what is to appear later is there at its time: ${kind.path}`,
    operations: [...operations, ...reads],
    writes: true,
    leaves: 'what is not on the website',
    async run(context) {
      await deskClient(context)
      await requirePermission(context, kind.permission)
      await check(context, kind, reads)
    },
  }
})
