import { describe, expect, it } from 'vitest'
import type { MismatchKind } from '../../mismatch.ts'
import { runScenarios } from '../../run/run.ts'
import type { Scenario } from '../../run/scenario.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { type Faults, tenderBackend, tenders } from '../testing/tender-backend.ts'
import { filteringScenarios } from './filtering.ts'
import { pagingScenarios } from './paging.ts'
import { sortingScenarios } from './sorting.ts'

async function mismatches(scenarios: Scenario[], faults: Faults) {
  return mismatchesOf(scenarios, 'listTenders', tenderBackend(faults), ['total', 'paging', 'order', 'filter'])
}

describe('a backend that keeps the contract', () => {
  it.each([
    ['paging', pagingScenarios],
    ['sorting', sortingScenarios],
    ['filtering', filteringScenarios],
  ])('has no mismatch in %s', async (_, scenarios) => {
    expect(await mismatches(scenarios, {})).toEqual([])
  })
})

/** As many calls for tenders as lists of this length have. */
const many = (length: number) => {
  const all = Array.from({ length }, (_, i) => ({
    ...(tenders[i % tenders.length] ?? tenders[0]),
    id: i + 1,
  }))
  return () => all as typeof tenders
}

describe('filters of many rows', () => {
  /** On pages of a filter alone, which is not all rows. */
  const ofFiltered =
    (length: number, change: (from: number, to: number, count: number) => [number, number]) =>
    (from: number, to: number, count: number): [number, number] =>
      count < length ? change(from, to, count) : [from, to]

  it('are kept by a list that is longer than a page', async () => {
    expect(await mismatches(filteringScenarios, { rows: many(700) })).toEqual([])
  })

  it.each<[string, number, Parameters<typeof ofFiltered>[1]]>([
    ['that are left out behind the first dozen', 100, (from, to) => [from, Math.min(to, 14)]],
    [
      'that the last page leaves out',
      700,
      (from, to, count) => [from, count > 200 ? Math.min(to, count - 1) : to],
    ],
  ])('%s', async (_, length, change) => {
    const found = await mismatches(filteringScenarios, {
      rows: many(length),
      page: ofFiltered(length, change),
    })
    expect(found.map(({ kind }) => kind)).toContain('filter')
  })
})

describe('pages', () => {
  const faults: Record<string, [MismatchKind, Faults]> = {
    'a total that is one too many': ['total', { total: (total) => total + 1 }],
    'a total of the page': ['total', { total: (_, page) => page.length }],
    'pages that overlap': ['paging', { page: (from, to) => [Math.max(0, from - 1), to] }],
    'pages that leave a row out': ['paging', { page: (from, to) => [from === 0 ? 0 : from + 1, to] }],
    'a page that is counted from 1': ['total', { page: (from, to) => [from + from - to, from] }],
    'a size that is ignored': ['paging', { page: (from) => [from, from + 20] }],
    'the last page beyond the end': [
      'paging',
      { page: (from, to, count) => [Math.min(from, count - 1), to] },
    ],
    'a list that ends early': ['total', { page: (from, to) => [from, Math.min(to, 20)] }],
  }
  it.each(Object.entries(faults))('%s', async (_, [kind, fault]) => {
    expect((await mismatches(pagingScenarios, fault)).map((mismatch) => mismatch.kind)).toContain(kind)
  })

  it('are wrong when rows that are alike stand in another order on each', async () => {
    let calls = 0
    const ofCity = () => ['city', calls++ % 2 === 0 ? 'id' : 'id,desc']
    const sort = (asked: string[]) => (asked.length > 0 ? asked : ['publishDate,desc', 'id,desc'])
    const found = await mismatches(pagingScenarios, {
      sort: (asked) => (asked.join() === 'city' ? ofCity() : sort(asked)),
    })
    expect(found.map(({ kind, expected }) => `${kind} ${expected}`)).toEqual(['paging no row on two pages'])
  })
})

describe('orders', () => {
  const faults: Record<string, Faults> = {
    'a sort that is ignored': { sort: () => [] },
    'a direction that is ignored': { sort: (terms) => terms.map((term) => term.replace(',desc', '')) },
    'a direction that is turned': {
      sort: (terms) =>
        terms.map((term) =>
          term.endsWith(',desc') ? term.replace(',desc', '') : `${term.split(',')[0]},desc`,
        ),
    },
    'the id in place of another property': {
      sort: (terms) => terms.map((term) => term.replace(/^\w+/, 'id')),
    },
    'numbers as texts': {
      compare: (a, b, right) =>
        typeof a === 'number' && typeof b === 'number' ? (`${a}` < `${b}` ? -1 : 1) : right,
    },
    'empty values among the others': {
      compare: (a, b, right) =>
        a === null || b === null ? Number(a ?? 400_000) - Number(b ?? 400_000) : right,
    },
    'a second sort that is ignored': { sort: (terms) => terms.slice(0, 1) },
    'a default order that is not kept': { sort: (terms) => (terms.length > 0 ? terms : ['id']) },
  }
  it.each(Object.entries(faults))('%s', async (_, fault) => {
    expect((await mismatches(sortingScenarios, fault)).map((mismatch) => mismatch.kind)).toContain('order')
  })
})

const instead = (name: string, other: (value: unknown, text: string) => boolean): Faults => ({
  operator: (operator, value, text, right) =>
    operator === name && value !== null ? other(value, text) : right,
})

describe('filters', () => {
  const as = (value: unknown, text: string) => (typeof value === 'number' ? Number(text) : text) as string
  const faults: Record<string, [path: string, Faults]> = {
    'equals that means contains': [
      'title.equals',
      instead('equals', (value, text) => `${value}`.toLowerCase().includes(text.toLowerCase())),
    ],
    'equals that is ignored': ['budget.equals', instead('equals', () => true)],
    'notEquals that is ignored': ['city.notEquals', instead('notEquals', () => true)],
    'notEquals that shows empty values': [
      'budget.notEquals',
      { operator: (name, value, _, right) => right || (name === 'notEquals' && value === null) },
    ],
    'in that takes its first value only': [
      'city.in',
      instead('in', (value, text) => text.split(',')[0] === `${value}`),
    ],
    'notIn that is ignored': ['id.notIn', instead('notIn', () => true)],
    'contains that minds the case': [
      'title.contains',
      instead('contains', (value, text) => `${value}`.includes(text)),
    ],
    'contains that means equals': ['title.contains', instead('contains', (value, text) => value === text)],
    'doesNotContain that is ignored': ['title.doesNotContain', instead('doesNotContain', () => true)],
    'greaterThan with the limit': [
      'budget.greaterThan',
      instead('greaterThan', (value, text) => (value as string) >= as(value, text)),
    ],
    'greaterThanOrEqual without the limit': [
      'publishDate.greaterThanOrEqual',
      instead('greaterThanOrEqual', (value, text) => (value as string) > as(value, text)),
    ],
    'a limit that is cut to its day': [
      'publishDate.greaterThanOrEqual',
      instead('greaterThanOrEqual', (value, text) =>
        typeof value === 'number' ? value >= Number(text) : `${value}` >= text.slice(0, 10),
      ),
    ],
    'lessThan with the limit': [
      'deadline.lessThan',
      instead('lessThan', (value, text) => (value as string) <= as(value, text)),
    ],
    'a limit that is compared as a text, where all numbers are of one length': [
      'budget.lessThan',
      {
        rows: () =>
          tenders.map((row) => ({ ...row, budget: row.budget === null ? null : 160 + (row.id % 2) * 40 })),
        ...instead('lessThan', (value, text) => `${value}` < text),
      },
    ],
    'lessThanOrEqual that is ignored': ['budget.lessThanOrEqual', instead('lessThanOrEqual', () => true)],
    'specified that is ignored': [
      'budget.specified',
      { operator: (name, _v, _t, right) => right || name === 'specified' },
    ],
    'specified that is turned': [
      'budget.specified',
      { operator: (name, _v, _t, right) => (name === 'specified' ? !right : right) },
    ],
    'a property that is not filtered by': [
      'status.notEquals',
      { operator: (_name, value, _t, right) => right || value === 'OPEN' },
    ],
    'every operator on a text': ['city.equals & city.contains', { criteria: (given) => given }],
    'the last property only': [
      'title.notIn',
      {
        criteria: (given) => {
          const last = given.at(-1)?.[0].split('.')[0]
          return given.filter(([name]) => name.startsWith(`${last}.`))
        },
      },
    ],
  }
  it.each(Object.entries(faults))('%s', async (_, [path, fault]) => {
    const found = await mismatches(filteringScenarios, fault)
    expect(found.map((mismatch) => `${mismatch.path} ${mismatch.expected}`).join()).toContain(path)
  })
})

describe('filters of values that are much alike', () => {
  const rows = () => tenders.map((one, place) => ({ ...one, budget: 50 + place }))
  const asTexts: Faults['operator'] = (name, value, text, right) => {
    if (typeof value !== 'number' || !/Than$/.test(name)) return right
    return name === 'greaterThan' ? `${value}` > text : `${value}` < text
  }

  it('are kept by a list that compares them as numbers', async () => {
    expect(await mismatches(filteringScenarios, { rows })).toEqual([])
  })

  it('tell that numbers are compared as texts', async () => {
    const found = await mismatches(filteringScenarios, { rows, operator: asTexts })
    expect(found.map(({ path }) => path).join()).toContain('budget.')
  })

  it('tell that of several texts only the first is looked at', async () => {
    const cities = (place: number) =>
      place % 3 === 0 ? ['临江市', '安海市'] : [['东山县', '临江市'][place % 2]]
    const several = () =>
      tenders.map((one, place) => ({ ...one, city: cities(place) as unknown as string })) as typeof tenders
    const first: Faults['operator'] = (name, value, text, right) =>
      name === 'contains' && Array.isArray(value) ? String(value[0]).includes(text) : right
    const found = await mismatches(filteringScenarios, { rows: several, operator: first })
    expect(found.map(({ path }) => path)).toContain('city.contains')
  })
})

describe('texts that some databases take for equal', () => {
  const loosely = (text: string) => text.normalize('NFKC').toLowerCase()
  const asked = (value: unknown, text: string) => loosely(String(value)).includes(loosely(text))
  const brackets = () =>
    tenders.map((one, place) => {
      const [from, to] = place % 2 === 0 ? '（）' : '()'
      return { ...one, title: `${String.fromCodePoint(0x4e00 + place)}${from}一${to}` }
    })
  const evenly: Faults['operator'] = (name, value, text, right) => {
    if (typeof value !== 'string') return right
    if (name === 'contains' && !text.includes('%')) return asked(value, text)
    return name === 'doesNotContain' ? !asked(value, text) : right
  }

  it('are told apart or not, as the backend does', async () => {
    expect(await mismatches(filteringScenarios, { rows: brackets })).toEqual([])
    expect(await mismatches(filteringScenarios, { rows: brackets, operator: evenly })).toEqual([])
  })

  it('stand by their codes, in which capitals come first', async () => {
    const cities = ['BIM', 'Cad', 'bim', 'cad']
    const rows = () => tenders.map((one, place) => ({ ...one, city: cities[place % 4] ?? '' }))
    expect(await mismatches(sortingScenarios, { rows })).toEqual([])
    expect(await mismatches(filteringScenarios, { rows })).toEqual([])
  })
})

describe('filters of long texts', () => {
  const text = (place: number) => `第一段${'长'.repeat(220)}\n答复第${'甲乙丙丁戊己'[place % 6]?.repeat(5)}条`
  const rows = () => tenders.map((one, place) => ({ ...one, city: text(place) }))

  it('are kept by a list that looks through all of them', async () => {
    expect(await mismatches(filteringScenarios, { rows })).toEqual([])
  })

  it('tell that what is asked for is looked for elsewhere', async () => {
    const found = await mismatches(filteringScenarios, {
      rows,
      operator: (name, value, asked, right) =>
        name === 'contains' && String(value).includes('\n')
          ? String(value).slice(0, 9).includes(asked)
          : right,
    })
    expect(found.map(({ path }) => path)).toContain('city.contains')
  })
})

it('filters of a list without a row are not judged', async () => {
  const baseUrl = 'http://backend.example/ht'
  const scenarios = filteringScenarios.filter(({ operations }) => operations.includes('listTenders'))
  const send = tenderBackend({ rows: () => [] })
  const { results } = await runScenarios({ scenarios, baseUrl, credentials: {}, send, parallel: 1 })
  expect(results[0]?.untried).toEqual([
    { rule: 'the filters of listTenders', why: 'listTenders shows no row' },
  ])
})

describe('a list that changes while it is read', () => {
  it.each([
    ['paging', pagingScenarios],
    ['sorting', sortingScenarios],
    ['filtering', filteringScenarios],
  ])('is not blamed for it in %s', async (_, scenarios) => {
    let calls = 0
    const found = await mismatches(scenarios, { rows: () => tenders.slice(calls++ === 0 ? 1 : 0) })
    expect(calls).toBeGreaterThan(1)
    expect(found).toEqual([])
  })
})
