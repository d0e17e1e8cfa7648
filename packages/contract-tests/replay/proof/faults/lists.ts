import type { Operation } from '@portal/api-contract/document'
import type { MismatchKind } from '../../mismatch.ts'
import { type Answer, type Call, jsonOf, withJson, withQuery } from '../answer.ts'
import { type Fault, isList, isSuccess, type Upstream } from '../fault.ts'

/** Links as they belong to the question that was asked, so that they do not tell what was asked instead. */
function relinked(answer: Answer, { url }: Call): Answer {
  const link = answer.headers.link?.replace(/<([^>]*)>/g, (_, address: string) => {
    const own = new URL(address, url)
    const query = new URLSearchParams(url.searchParams)
    query.set('page', own.searchParams.get('page') ?? '')
    own.search = query.toString()
    return `<${address.startsWith('/') ? own.pathname + own.search : own.href}>`
  })
  return link === undefined ? answer : { ...answer, headers: { ...answer.headers, link } }
}

/** A fault that answers another question than was asked; wrong questions are refused as they should be. */
export const misread = (
  name: string,
  detectedAs: MismatchKind[],
  change: (query: URLSearchParams, operation: Operation) => void,
  fits: (operation: Operation) => boolean = isList,
): Fault => ({
  name,
  detectedAs,
  fits,
  async answer(right, call, upstream, operation) {
    if (!isSuccess(right)) return right
    const given = await upstream.ask(withQuery(call, (query) => change(query, operation)))
    const isAlike =
      given.body.equals(right.body) && given.headers['x-total-count'] === right.headers['x-total-count']
    return isAlike ? right : relinked(given, call)
  },
})

const criteriaOf = ({ list }: Operation) => Object.entries(list?.criteria ?? {})
const hasCriterion =
  (...kinds: string[]) =>
  (operation: Operation): boolean =>
    criteriaOf(operation).some(([, kind]) => kinds.includes(kind))
const isSortable = ({ list }: Operation): boolean => (list?.sort.length ?? 0) > 0

const criterionNames = (query: URLSearchParams, operator?: string): string[] =>
  [...new Set(query.keys())].filter(
    (name) => name.includes('.') && (!operator || name.endsWith(`.${operator}`)),
  )

/** Reads one operator of every property as another; `contains` is known of texts only. */
const operatorAs =
  (from: string, to: string) =>
  (query: URLSearchParams, { list }: Operation): void => {
    const isText = (name: string) => list?.criteria[name.slice(0, -from.length - 1)] === 'string'
    for (const name of criterionNames(query, from)) {
      if (to === 'contains' && !isText(name)) continue
      const values = query.getAll(name)
      query.delete(name)
      for (const value of values) query.append(name.replace(new RegExp(`${from}$`), to), value)
    }
  }

const resort =
  (change: (sort: string) => string | null) =>
  (query: URLSearchParams): void => {
    const sorts = query.getAll('sort')
    query.delete('sort')
    for (const sort of sorts) {
      const changed = change(sort)
      if (changed) query.append('sort', changed)
    }
  }

const flipped = (sort: string): string =>
  sort.endsWith(',desc') ? sort.replace(/,desc$/, ',asc') : `${sort.replace(/,asc$/, '')},desc`

const shift =
  (by: number) =>
  (query: URLSearchParams): void =>
    query.set('page', String(Math.max(0, Number(query.get('page') ?? 0) + by)))

/** The rows of a page that begins some rows too early or late. */
async function slid(right: Answer, call: Call, upstream: Upstream, by: number): Promise<Answer> {
  const page = Number(call.url.searchParams.get('page') ?? 0)
  const size = Number(call.url.searchParams.get('size') ?? 20)
  if (!isSuccess(right) || page === 0) return right
  const whole = await upstream.ask(
    withQuery(call, (query) => {
      query.set('page', '0')
      query.set('size', '2000')
    }),
  )
  const rows = jsonOf(whole) as unknown[]
  return withJson(right, rows.slice(page * size + by, (page + 1) * size + by))
}

const inRows = (
  name: string,
  detectedAs: MismatchKind[],
  change: (rows: unknown[], call: Call) => unknown[],
): Fault => ({
  name,
  detectedAs,
  fits: isList,
  answer(right, call) {
    if (!isSuccess(right)) return right
    return withJson(right, change(jsonOf(right) as unknown[], call))
  },
})

const isFiltered = ({ url }: Call): boolean => criterionNames(url.searchParams).length > 0
const paged: MismatchKind[] = ['paging', 'total']
const filtered: MismatchKind[] = ['filter', 'total']

/** A missing validation: wrong parameters are ignored, and the rest is answered. */
const lenient = (name: string, wrong: (query: URLSearchParams, operation: Operation) => string[]): Fault => ({
  name,
  detectedAs: ['not refused'],
  fits: isList,
  answer(right, call, upstream, operation) {
    if (right.status !== 400) return right
    return upstream.ask(
      withQuery(call, (query) => {
        for (const parameter of wrong(query, operation)) query.delete(parameter)
      }),
    )
  },
})

/** Faults in what a list shows and in which order. */
export const listFaults: Fault[] = [
  misread(
    'sort is ignored',
    ['order'],
    resort(() => null),
    isSortable,
  ),
  misread(
    'sort is always rising',
    ['order'],
    resort((sort) => sort.replace(/,desc$/, '')),
    isSortable,
  ),
  misread('sort runs the wrong way', ['order'], resort(flipped), isSortable),
  misread(
    'only the first sort counts',
    ['order', 'paging'],
    (query) => {
      const [first] = query.getAll('sort')
      query.delete('sort')
      if (first) query.set('sort', first)
    },
    ({ list }) => (list?.sort.length ?? 0) > 1,
  ),
  misread('every page is the first', paged, (query) => query.set('page', '0')),
  misread('pages count from 1', paged, shift(-1)),
  misread('size is ignored', paged, (query) => query.delete('size')),
  misread('no page is longer than ten', paged, (query) => {
    if (Number(query.get('size') ?? 20) > 10) query.set('size', '10')
  }),
  {
    name: 'pages overlap by a row',
    detectedAs: paged,
    fits: isList,
    answer: (right, call, upstream) => slid(right, call, upstream, -1),
  },
  {
    name: 'a row is left out between pages',
    detectedAs: paged,
    fits: isList,
    answer: (right, call, upstream) => slid(right, call, upstream, 1),
  },
  inRows('a row stands twice on a page', ['paging', 'total', 'order', 'filter'], ([first, ...rest]) =>
    first === undefined ? [] : [first, first, ...rest.slice(0, -1)],
  ),
  inRows('the last row of a page is lost', ['paging', 'total'], (rows) => rows.slice(0, -1)),
  inRows('rows in another order each time', ['order', 'paging', 'idempotence'], (rows) =>
    rows
      .map((row) => ({ row, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ row }) => row),
  ),
  misread(
    'every filter is ignored',
    filtered,
    (query) => {
      for (const name of criterionNames(query)) query.delete(name)
    },
    hasCriterion('string', 'number', 'date', 'instant'),
  ),
  misread(
    'one property cannot be filtered',
    filtered,
    (query, operation) => {
      const [property] = criteriaOf(operation)[0] ?? []
      for (const name of criterionNames(query)) if (name.startsWith(`${property}.`)) query.delete(name)
    },
    hasCriterion('string', 'number', 'date', 'instant'),
  ),
  misread('equals is read as contains', filtered, operatorAs('equals', 'contains'), hasCriterion('string')),
  misread('contains is read as equals', filtered, operatorAs('contains', 'equals'), hasCriterion('string')),
  misread(
    'doesNotContain is ignored',
    filtered,
    (query) => {
      for (const name of criterionNames(query, 'doesNotContain')) query.delete(name)
    },
    hasCriterion('string'),
  ),
  misread(
    'greaterThan takes the bound in',
    filtered,
    operatorAs('greaterThan', 'greaterThanOrEqual'),
    hasRange,
  ),
  misread(
    'lessThanOrEqual leaves the bound out',
    filtered,
    operatorAs('lessThanOrEqual', 'lessThan'),
    hasRange,
  ),
  misread('greaterThan and lessThan are mixed up', filtered, operatorAs('greaterThan', 'lessThan'), hasRange),
  misread('notEquals is read as equals', filtered, operatorAs('notEquals', 'equals'), hasAny),
  misread(
    'notIn is ignored',
    filtered,
    (query) => {
      for (const name of criterionNames(query, 'notIn')) query.delete(name)
    },
    hasAny,
  ),
  misread(
    'of in only the first value counts',
    filtered,
    (query) => {
      for (const name of criterionNames(query, 'in')) {
        query.set(name, (query.getAll(name)[0] ?? '').split(',')[0] ?? '')
      }
    },
    hasAny,
  ),
  misread(
    'specified is ignored',
    filtered,
    (query) => {
      for (const name of criterionNames(query, 'specified')) query.delete(name)
    },
    hasAny,
  ),
  {
    name: 'the total does not know of the filter',
    detectedAs: filtered,
    fits: hasAny,
    async answer(right, call, upstream) {
      if (!isSuccess(right) || !isFiltered(call)) return right
      const whole = await upstream.ask(
        withQuery(call, (query) => {
          for (const name of criterionNames(query)) query.delete(name)
        }),
      )
      const total = whole.headers['x-total-count'] ?? ''
      return { ...right, headers: { ...right.headers, 'x-total-count': total } }
    },
  },
  {
    name: 'rows are filtered after they were paged',
    detectedAs: [...filtered, ...paged],
    fits: hasAny,
    async answer(right, call, upstream) {
      if (!isSuccess(right) || !isFiltered(call)) return right
      const page = await upstream.ask(
        withQuery(call, (query) => {
          for (const name of criterionNames(query)) query.delete(name)
        }),
      )
      const whole = await upstream.ask(withQuery(call, (query) => query.set('size', '2000')))
      const fitting = new Set((jsonOf(whole) as { id?: number }[]).map(({ id }) => id))
      return withJson(
        right,
        (jsonOf(page) as { id?: number }[]).filter(({ id }) => fitting.has(id)),
      )
    },
  },
  lenient('an unknown filter is ignored', (query, { list }) =>
    criterionNames(query).filter((name) => !(name.slice(0, name.lastIndexOf('.')) in (list?.criteria ?? {}))),
  ),
  lenient('an unknown sort is ignored', () => ['sort']),
  lenient('an impossible page is taken for the first', () => ['page']),
  lenient('an impossible size is taken for the usual', () => ['size']),
  lenient('a bound that is no number is ignored', (query) => criterionNames(query)),
]

function hasAny(operation: Operation): boolean {
  return criteriaOf(operation).length > 0
}
function hasRange(operation: Operation): boolean {
  return hasCriterion('number', 'date', 'instant')(operation)
}
