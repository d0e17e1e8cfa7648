import type { OperationId } from '@portal/api-contract/document'
import { idIn, sentIn } from '../../../answer.ts'
import type { Fault } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'
import { letting, looking, rowsAt } from '../lessons.ts'

/** The name that each role had first. */
const names = new Map<unknown, unknown>()

/** What a list holds by the id of its record, where nothing that was in it once goes out of it. */
function unshortened(
  name: string,
  operations: [OperationId, OperationId],
  property: string,
  isKept: (rows: unknown[]) => boolean,
): Fault {
  const last = new Map<unknown, unknown[]>()
  return across(name, operations, (body) => {
    const rows = body[property] as unknown[]
    const before = last.get(body.id) ?? []
    if (rows.length < before.length && isKept(rows)) return { ...body, [property]: before }
    last.set(body.id, rows)
    return body
  })
}

const lists: [property: string, ...operations: [OperationId, OperationId]][] = [
  ['attachments', 'updateDeskNews', 'getDeskNews'],
  ['pages', 'updateDeskJournal', 'getDeskJournal'],
  ['catalog', 'updateDeskJournal', 'getDeskJournal'],
  ['permissions', 'updateDeskRole', 'getDeskRole'],
  ['roleIds', 'updateDeskUser', 'getDeskUser'],
  ['chapters', 'updateDeskCourse', 'getDeskCourse'],
]

/** The lists of the parts of a course, each as long as it has ever been. */
function unshortenedCourse(name: string, part: 'chapters' | 'test', list: string): Fault {
  type Part = Record<string, unknown>
  const last = new Map<string, unknown[]>()
  const keep = (id: unknown, one: Part): Part => {
    const key = `${id} ${one.title ?? ''}`
    const rows = one[list] as unknown[]
    const before = last.get(key) ?? []
    if (rows.length < before.length) return { ...one, [list]: before }
    last.set(key, rows)
    return one
  }
  return across(name, ['updateDeskCourse', 'getDeskCourse'], (body) => {
    const parts = body[part] as Part[] | Part | null
    if (parts === null) return body
    return {
      ...body,
      [part]: Array.isArray(parts) ? parts.map((one) => keep(body.id, one)) : keep(body.id, parts),
    }
  })
}

/** Accounts that were written more than once. */
const isNew = ({ username, version }: Record<string, unknown>): boolean =>
  String(username).startsWith('replay') && version === 1

/** Faults of a desk that keeps less than it was sent, or takes more than belongs there. */
export const sentFaults: Fault[] = [
  ...lists.map(([property, ...operations]) =>
    unshortened(
      `what is left out of a list stays: ${property}`,
      operations,
      property,
      (rows) => rows.length > 0,
    ),
  ),
  ...lists
    .filter(([property]) => property !== 'chapters')
    .map(([property, ...operations]) =>
      unshortened(
        `a list is never empty again: ${property}`,
        operations,
        property,
        (rows) => rows.length === 0,
      ),
    ),
  unshortenedCourse('a lesson that is left out stays', 'chapters', 'lessons'),
  unshortenedCourse('a question that is left out stays', 'test', 'questions'),
  inBody('how somebody new of the staff is reached is not kept', ['getDeskUser', 'listDeskUsers'], (body) =>
    isNew(body) ? { ...body, phone: null, email: null } : body,
  ),
  inBody(
    'half an hour that an activity is worth is cut off',
    ['createDeskActivity', 'getDeskActivity', 'updateDeskActivity'],
    (body) => ({ ...body, creditHours: Math.floor(Number(body.creditHours)) }),
  ),
  across('who renames a role loses its description', ['updateDeskRole', 'getDeskRole'], (body) => {
    const first = names.get(body.id) ?? body.name
    names.set(body.id, first)
    return body.name === first ? body : { ...body, description: '' }
  }),
  looking(
    'the orders of a day are those of the day in UTC',
    'getDeskAnalysis',
    async (body, call, upstream) => {
      const { from, to, ...rest } = body as { from: string; to: string }
      const next = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10)
      const query = `createdDate.greaterThanOrEqual=${from}T00:00:00Z&createdDate.lessThan=${next}T00:00:00Z&size=2000`
      const rows = await rowsAt(upstream, call, `/api/admin/orders?${query}`)
      const kinds = Map.groupBy(rows, ({ payChannel, status }) => `${payChannel} ${status}`)
      const orders = [...kinds.values()].map((own) => ({
        ...{ payChannel: own[0]?.payChannel, status: own[0]?.status, count: own.length },
        amount: own.reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0),
      }))
      return { from, to, ...rest, orders }
    },
  ),
  letting(
    'an order takes in a column of another entry',
    'orderDeskColumns',
    'error.validation',
    async (call, upstream) => {
      const query = `infoDictsId.equals=${idIn(call)}&isDeleted.equals=0&size=200`
      const own = await rowsAt(upstream, call, `/api/public/info-dicts-details-list?${query}`)
      const { order } = sentIn(call)
      return Array.isArray(order) && order.length > own.length
    },
  ),
]
