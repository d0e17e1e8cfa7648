import { type Operation, type OperationId, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import { isRecord } from '../../../../shared/is-record.ts'
import { readOnlyNames, type Schema } from '../../../../shared/schema.ts'
import { firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Exchange } from '../../../exchange.ts'
import type { Context } from '../../../run/context.ts'
import { CannotGoOn } from '../../../run/scenario-errors.ts'

type Row = Record<string, unknown>

/** A kind of record that the desk writes and visitors read. */
interface Kind {
  get: OperationId
  put: OperationId
  /** What shows a record to visitors, alone and in lists. */
  reads: OperationId[]
  /** What visitors are told by other names than the desk. */
  named?(record: Row): Row
}

export const readersOf = {
  news: {
    get: 'getDeskNews',
    put: 'updateDeskNews',
    reads: ['listNews', 'getNewsDetail', 'getNewsArticle', 'listPictureNews', 'searchNews'],
  },
  feeNews: {
    get: 'getDeskFeeNews',
    put: 'updateDeskFeeNews',
    reads: ['listFeeNews', 'getFeeNews'],
    named: ({ file }) => ({ fileUrl: isRecord(file) ? file.url : null }),
  },
  journals: {
    get: 'getDeskJournal',
    put: 'updateDeskJournal',
    reads: ['listJournals', 'getJournal'],
    named: ({ pages }) => {
      const urls = pages as string[]
      const shown = urls.map((imgUrl, place) => ({ pageNo: place + 1, imgUrl }))
      return { pages: shown, pageCount: urls.length, coverUrl: urls[0] }
    },
  },
  activities: {
    get: 'getDeskActivity',
    put: 'updateDeskActivity',
    reads: ['listActivities', 'getActivity'],
  },
  courses: {
    get: 'getDeskCourse',
    put: 'updateDeskCourse',
    reads: ['listCourses', 'getCourse'],
    // A course without a picture of its own has that of all such courses; its lessons and its test are told without what is the desk's.
    named: ({ coverUrl }) => (coverUrl === null ? { coverUrl: undefined } : {}),
  },
} satisfies Record<string, Kind>

/** What of a record is the desk's own, or told to visitors in another form. */
const own = ['id', 'version', 'chapters', 'test', 'file']

function operationOf(id: OperationId): Operation {
  const operation = operations.get(id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  return operation
}

function recordIn(exchange: Exchange): Row {
  const { status, body } = exchange.answer
  if (status !== 200 || !isRecord(body)) throw new CannotGoOn(`needs the record, and got ${status}`, exchange)
  return body
}

/** What visitors have to be told of a record. */
function meantFor(kind: Kind, record: Row): Row {
  const schema = (inputsOf(operationOf(kind.put)).json?.schema ?? {}) as Schema
  const left = [...own, ...readOnlyNames(schema, record)]
  const written = Object.entries(record).filter(([name]) => !left.includes(name))
  const meant = { ...Object.fromEntries(written), ...kind.named?.(record) }
  return Object.fromEntries(Object.entries(meant).filter(([, value]) => value !== undefined))
}

/** More than this no search looks for. */
const mostLetters = 50

/** What a record is found by that the search knows as it is now: its title, and the beginning of its text. */
function wordsOf({ title, content = '' }: Row): string {
  const text = String(content).replace(/<[^>]*>/g, ' ')
  return [title, ...(text.match(/[\p{L}\p{N}]+/u) ?? [])].join(' ').slice(0, mostLetters)
}

/** What one record is found by: its id, or where there are words to look for these. */
function readBy(operation: Operation, id: number, words: unknown): [parameter: string, value: string] {
  if (inputsOf(operation).query.some(({ name }) => name === 'keyword')) return ['keyword', String(words)]
  return [operation.list ? 'id.equals' : 'id', String(id)]
}

/** Asks as visitors do for one record, by its id or by words in it. */
export function askFor(context: Context, read: OperationId, id: number, words: unknown): Promise<Exchange> {
  const operation = operationOf(read)
  const [by, value] = readBy(operation, id, words)
  const isInPath = operation.path.includes('{')
  const call = isInPath ? { path: { id } } : { query: [[by, value]] as [string, string][] }
  return context.call(operation, { role: 'anonymous', ...call })
}

/** What visitors are shown of a record; nothing where it is not there. */
export const shownOf = ({ answer: { body } }: Exchange, id: number): Row | undefined =>
  [body].flat().find((one): one is Row => isRecord(one) && one.id === id)

/** Since when a record is there, and on the website, whatever is changed of it. */
const lasting = ['createdDate', 'publishDate']

/**
 * Changes what is published after visitors have read it: whatever they read from then on is what it was changed to.
 * @returns the version that it has then
 */
export async function changeForReaders(
  context: Context,
  name: keyof typeof readersOf,
  id: number,
  changes: Row,
): Promise<number> {
  const kind: Kind = readersOf[name]
  const [get, put] = [operationOf(kind.get), operationOf(kind.put)]
  const look = (read: OperationId, record: Row) => askFor(context, read, id, wordsOf(record))
  const before = recordIn(await context.call(get, { role: 'staff', path: { id } }))
  for (const read of kind.reads) await look(read, before)
  const body = { ...before, ...changes }
  const changed = recordIn(await context.call(put, { role: 'staff', body }))
  const moved = lasting.find((date) => changed[date] !== before[date])
  const since = 'what is changed is on the website since it was published'
  context.expect(moved === undefined, since, `another ${moved}: ${changed[moved ?? '']}`, kind.put)
  const meant = meantFor(kind, changed)
  for (const read of kind.reads) {
    const exchange = await look(read, changed)
    const shown = shownOf(exchange, id)
    const other = shown ? firstSharedDifference(meant, shown) : ' record'
    const rule = 'what is published is changed for its readers at once'
    if (other !== null) context.reportMismatch('rule', rule, rule, `another ${other}`, exchange)
  }
  return Number(changed.version)
}
