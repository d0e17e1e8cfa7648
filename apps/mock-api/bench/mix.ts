/** What visitors, members and the staff ask of long lists: pages, columns, years, words, in the proportions of a portal. */
import { operations } from '@portal/api-contract/document'

/** A request of a mix, below `/ht`; of a member when it says whose, of the staff where its kind is a list of the desk. */
export interface Question {
  kind: string
  path: string
  memberId?: number
}

const news = '/api/public/info-news-list'
const search = '/api/public/info-news-search'
const of = (path: string, query: Record<string, string | number>): string =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`

const yearOf = (year: number) => ({
  'publishDate.greaterThanOrEqual': `${year}-01-01T00:00:00Z`,
  'publishDate.lessThan': `${year + 1}-01-01T00:00:00Z`,
})

/** Lists by column, by page, by place of the home page. */
export function lists(): Question[] {
  const pages = [0, 1, 2, 3, 4, 5]
  const columns = [1, 2, 3, 4, 5, 6]
  const kind = 'list' as const
  return [
    ...pages.map((page) => ({ kind, path: of(news, { page, size: 20 }) })),
    ...columns.map((id, index) => ({
      kind,
      path: of(news, { 'infoDictsId.equals': id, page: index, size: 20 }),
    })),
    ...[201, 202, 401, 402].map((id) => ({
      kind,
      path: of(news, { 'infoDictsDetailsId.equals': id, size: 10 }),
    })),
    { kind, path: of('/api/public/info-news-picture-carousel', { size: 5 }) },
    { kind, path: of('/api/public/info-news-carousel', { size: 5 }) },
    ...[0, 1, 2].map((page) => ({ kind, path: of('/api/public/info-fee-news-list', { page }) })),
  ]
}

/** Lists by year, by words in the title, by several columns, in orders of their own. */
export function filters(): Question[] {
  const years = [2022, 2023, 2024, 2025, 2026]
  const titles = ['市', '临江', '材料价格', '结算审核', '继续教育', '第77号', '会费', '简报（第4', '2026']
  const kind = 'filter' as const
  return [
    ...years.map((year, index) => ({ kind, path: of(news, { ...yearOf(year), page: index }) })),
    ...years.map((year) => ({ kind, path: of(news, { ...yearOf(year), 'infoDictsId.equals': 2 }) })),
    ...titles.map((text) => ({ kind, path: of(news, { 'title.contains': text }) })),
    ...[0, 1, 2].map((page) => ({
      kind,
      path: of(news, { 'infoDictsId.in': '2,4,6', 'title.contains': '市', sort: 'viewCount,desc', page }),
    })),
    ...[0, 5].map((page) => ({ kind, path: of(news, { sort: 'viewCount,desc', page }) })),
    { kind, path: of(news, { sort: 'publishDate,asc' }) },
    { kind, path: of(news, { 'id.in': '100001,100500,101000' }) },
  ]
}

function searches(): Question[] {
  const words = [
    '会费',
    '计价依据',
    '继续教育',
    '材料价格监测',
    '临江',
    '临江 简报',
    '造价',
    '50500',
    '工期',
    '饕餮',
  ]
  const kind = 'search' as const
  return [
    ...words.map((keyword) => ({ kind, path: of(search, { keyword }) })),
    ...['监测', '云洲市', '通报'].flatMap((keyword) =>
      [1, 3].map((page) => ({ kind, path: of(search, { keyword, page }) })),
    ),
    { kind, path: of(search, { keyword: '情况说明', sort: 'publishDate,desc' }) },
  ]
}

/** @param memberIds whose fees are looked at */
function fees(memberIds: readonly number[]): Question[] {
  const kind = 'fees' as const
  return memberIds.flatMap((memberId) => [
    { kind, path: '/api/member-fees/user', memberId },
    { kind, path: '/api/member-fees/info', memberId },
  ])
}

function members(): Question[] {
  const list = '/api/public/info-members/query'
  return [
    ...[0, 1, 2, 5].map((page) => of(list, { page })),
    ...['临江市', '云洲市', '青屿市'].map((city) => of(list, { 'city.equals': city })),
    ...['会员7', '会员19999', '明'].map((name) => of(list, { 'name.contains': name })),
    of(list, { 'companyName.contains': '第7工程' }),
    of(list, { sort: 'joinDate,desc' }),
    ...[0, 1].map((page) => of('/api/public/info-companies/query', { page })),
    ...[0, 3].map((page) => of('/api/public/member-web-list', { page })),
    of('/api/public/company-web-list', { page: 0 }),
  ].map((path) => ({ kind: 'members', path }))
}

/** The last activity of `count`, which everybody has signed up for. */
const activityForAll = (count: number): string => String(100_000 + count)

/**
 * Every list of the desk, each of its own kind: pages near and far, in two more orders, and by a word.
 *
 * @param count records of each
 */
export function deskQuestions(count: number): Question[] {
  const lists = [...operations.values()].filter(({ path }) => path.startsWith('/api/admin/'))
  return lists.flatMap(({ path: pattern, list }) => {
    if (!list) return []
    const path = pattern.replace('{id}', activityForAll(count))
    const kind = path.slice('/api/admin/'.length).replace(/\d+\//, '')
    const texts = Object.entries(list.criteria).flatMap(([name, type]) => (type === 'string' ? [name] : []))
    const queries = [
      ...[0, 1, 2, 400].map((page) => ({ page })),
      ...list.sort.slice(0, 2).map((name) => ({ sort: `${name},desc`, page: 3 })),
      ...texts.slice(0, 1).map((name) => ({ [`${name}.contains`]: '1' })),
    ]
    return queries.map((query) => ({ kind, path: of(path, query) }))
  })
}

/** @param memberIds whose fees are looked at @param isAnswered whether the mock knows a path */
export function questions(memberIds: readonly number[], isAnswered: (path: string) => boolean): Question[] {
  const all = [...lists(), ...filters(), ...searches(), ...members(), ...fees(memberIds)]
  return all.filter(({ path }) => isAnswered(path.split('?', 1)[0] ?? ''))
}
