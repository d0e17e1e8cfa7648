import type { Tender } from '@portal/api-contract'
import type { Outgoing, Send } from '../../../shared/http/send.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import { wrongParts } from '../../../shared/wrong-parts.ts'

type Rows = Tender[]

/** Ways in which the backend can be wrong; each changes one step of answering a list. */
export interface Faults {
  /** The rows that there are when a list is asked for. */
  rows?(): Rows
  /** Whether a row fits one operator, given what is right. */
  operator?(name: string, value: unknown, text: string, isRight: boolean): boolean
  /** The criteria that count of those that were sent. */
  criteria?(given: [name: string, text: string][]): [name: string, text: string][]
  /** The terms that are sorted by. */
  sort?(terms: string[]): string[]
  /** Compares two values. */
  compare?(a: unknown, b: unknown, isRight: number): number
  /** From which row to which a page goes. */
  page?(from: number, to: number, count: number): [from: number, to: number]
  total?(total: number, page: Rows): number
  /** Fields that a refusal names, given those that are wrong; null to answer nevertheless. */
  refuse?(wrong: string[]): string[] | null
  /** The record as it is shown by its id. */
  record?(record: Tender): object
}

const first = {
  projectNo: 'JCZB-2026-1',
  tenderer: '临江市文化设施建设中心',
  tenderType: '造价咨询',
  status: 'OPEN',
  isDeleted: 0,
} as const

const instant = (day: number): string => new Date(Date.UTC(2026, 10, day, 1, 30)).toISOString()

/** Calls for tenders: some share a city, some have no budget, and their numbers tell texts from numbers. */
export const tenders: Rows = Array.from({ length: 23 }, (_, i) => ({
  ...first,
  id: 7 * i + 5,
  title: `${['BIM 咨询', '结算审核', 'Bridge 监理'][i % 3]} ${(i * 5) % 23}号`,
  projectNo: `JCZB-2026-${100 + ((i * 11) % 23)}`,
  agency: null,
  city: ['临江市', '安海市', '东山县', 'Beicheng'][i % 4] ?? '',
  budget: i % 5 === 0 ? null : ((i * 7) % 13) * 90_000.5,
  publishDate: instant(1 + ((i * 3) % 17)),
  deadline: instant(30 + ((i * 13) % 23)),
  createdDate: instant(1),
  lastModifiedDate: instant(1),
  orderNum: i,
}))

const like = (text: string): RegExp => new RegExp(text.replaceAll('%', '.*'), 'i')

const operators: Record<
  string,
  (value: string | number, wanted: (string | number)[], text: string) => boolean
> = {
  equals: (value, [wanted]) => value === wanted,
  notEquals: (value, [wanted]) => value !== wanted,
  in: (value, wanted) => wanted.includes(value),
  notIn: (value, wanted) => !wanted.includes(value),
  contains: (value, _, text) => like(text).test(String(value)),
  doesNotContain: (value, _, text) => !like(text).test(String(value)),
  greaterThan: (value, [wanted = 0]) => value > wanted,
  greaterThanOrEqual: (value, [wanted = 0]) => value >= wanted,
  lessThan: (value, [wanted = 0]) => value < wanted,
  lessThanOrEqual: (value, [wanted = 0]) => value <= wanted,
}

function isRight(operator: string, value: unknown, text: string): boolean {
  if (operator === 'specified') return (value !== null) === (text === 'true')
  if (value === null) return false
  const isNumber = typeof value === 'number'
  const wanted = text
    .split(',')
    .map((one) => (isNumber ? Number(one) : one.replace(/(?<=T00:00:00)Z/, '.000Z')))
  return operators[operator]?.(isNumber ? value : String(value), wanted, text) ?? false
}

const textOrder = ['equals', 'in', 'notIn', 'contains', 'doesNotContain', 'notEquals', 'specified']
const texts = ['title', 'projectNo', 'tenderType', 'city', 'status']

/** Of what was sent on one property, what counts. */
function counting(given: [string, string][]): [string, string][] {
  return given.filter(([name]) => {
    const [property = '', operator = ''] = name.split('.')
    const others = given.map(([other]) => other.split('.')).filter(([other]) => other === property)
    const order = texts.includes(property) ? textOrder : ['equals', 'in']
    const winner = order.find((one) => others.some(([, other]) => other === one))
    return winner === undefined || winner === operator
  })
}

const rank = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return (a as number) < (b as number) ? -1 : 1
}

function select(query: URLSearchParams, faults: Faults): { page: Rows; total: number } {
  const names = [...new Set(query.keys())].filter((name) => name.includes('.'))
  const given = names.map((name): [string, string] => [name, query.getAll(name).join()])
  const rows = (faults.criteria ?? counting)(given).reduce((left, [name, text]) => {
    const [property = '', operator = ''] = name.split('.')
    return left.filter((row) => {
      const value = row[property as keyof Tender]
      const right = isRight(operator, value, text)
      return faults.operator?.(operator, value, text, right) ?? right
    })
  }, faults.rows?.() ?? tenders)
  const asked = query.getAll('sort')
  const terms = faults.sort?.(asked) ?? (asked.length > 0 ? asked : ['publishDate,desc', 'id,desc'])
  const sorted = rows.toSorted((a, b) => {
    for (const term of [...terms, 'id']) {
      const [property, direction] = term.split(',')
      const [x, y] = [a[property as keyof Tender], b[property as keyof Tender]]
      const order = faults.compare?.(x, y, rank(x, y)) ?? rank(x, y)
      if (order !== 0) return direction === 'desc' ? -order : order
    }
    return 0
  })
  const size = Number(query.get('size') ?? 20)
  const from = Number(query.get('page') ?? 0) * size
  const [start, end] = faults.page?.(from, from + size, rows.length) ?? [from, from + size]
  const page = sorted.slice(start, end)
  return { page, total: faults.total?.(rows.length, page) ?? rows.length }
}

function refusal(fields: string[], objectName: 'params' | 'query'): Response {
  const fieldErrors = fields.map((field) => ({ objectName, field, message: 'Wrong' }))
  const body = { title: 'Bad Request', status: 400, message: 'error.validation', fieldErrors }
  return Response.json(body, { status: 400, headers: { 'content-type': 'application/problem+json' } })
}

function wrongOf({ operation, request }: Outgoing, id: string): string[] {
  if (!operation) return []
  const query = [...new URL(request.url).searchParams]
  const path: Record<string, string> = operation.id === 'getTender' ? { id } : {}
  return wrongParts({ path, query }, inputsOf(operation)).map(({ field }) => field)
}

function answerList(query: URLSearchParams, faults: Faults): Response {
  const { page, total } = select(query, faults)
  const headers = { 'X-Total-Count': String(total), Link: '<x?page=0&size=20>; rel="first"' }
  return Response.json(page, { headers })
}

function answerRecord(id: string, faults: Faults): Response {
  const record = tenders.find((row) => row.id === Number(id))
  if (!record) return Response.json({ status: 404, message: 'error.http.404' }, { status: 404 })
  return Response.json(faults.record?.(record) ?? { ...record, content: '<p>…</p>' })
}

/** A backend in this process that has calls for tenders, and everything in it right but its faults. */
export const tenderBackend =
  (faults: Faults = {}): Send =>
  async (outgoing) => {
    const { operation, request } = outgoing
    const { pathname, searchParams } = new URL(request.url)
    const id = pathname.split('/').at(-1) ?? ''
    const wrong = wrongOf(outgoing, id)
    const named = wrong.length > 0 ? (faults.refuse ?? ((fields) => fields))(wrong) : null
    if (named) return refusal(named, outgoing.operation?.id === 'getTender' ? 'params' : 'query')
    return operation?.id === 'getTender' ? answerRecord(id, faults) : answerList(searchParams, faults)
  }
