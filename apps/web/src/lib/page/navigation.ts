import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems, unwrapList } from '../api/http.ts'

const minute = 60_000

/** The main navigation's entries with their children, in their order (specification §7). */
export const navigationQueryOptions = queryOptions({
  queryKey: ['navigation'],
  queryFn: async ({ signal }) => {
    const query = {
      'dictType.equals': 'index',
      'isNavigation.equals': 1,
      sort: ['orderNum' as const],
      size: 100,
    }
    const { items } = await unwrapList(api.GET('/api/public/info-dicts-list', { params: { query }, signal }))
    return Promise.all(
      items.filter(isUsable).map(async (entry) => ({ ...entry, headerTwoList: await childrenOf(entry) })),
    )
  },
  staleTime: 10 * minute,
})

const isName = (value: unknown) => typeof value === 'string' && value !== ''

/** Every page is made with the navigation, so an entry without a name or a path is left out. */
const isUsable = (entry: Dictionary): boolean =>
  entry?.isDeleted === 0 && isName(entry.dictName) && isName(entry.dictIndex)

/** What comes with the entry; a backend that sends it without is asked for it. Columns without children are better than none. */
async function childrenOf({ id, headerTwoList }: Dictionary): Promise<DictionaryDetail[]> {
  const children = Array.isArray(headerTwoList) ? headerTwoList : await askForChildren(id).catch(() => [])
  return children
    .filter((child) => isName(child?.detailName) && child.isDeleted !== 1)
    .map((child) => ({ ...child, detailIndex: isName(child.detailIndex) ? child.detailIndex : null }))
}

const askForChildren = (id: number): Promise<DictionaryDetail[]> => {
  const query = { 'infoDictsId.equals': id, sort: ['orderNum' as const] }
  return unwrapItems(api.GET('/api/public/info-dicts-details-list', { params: { query } }))
}

/** The column that has a path. An `id` in the address is ignored: the path alone decides. */
export function findColumn(navigation: Dictionary[] | undefined, path: string): Dictionary | undefined {
  return navigation?.find((entry) => entry.dictIndex === path)
}

// Pages that the navigation does not name stand below one that it does.
const standsBelow: Record<string, string> = {
  '/CommitteeBookDetail': '/CommitteeBook',
  '/social-Information': '/IntroductionContent',
  '/CompanyDisplay': '/2408',
  '/MemberLogin': '/2408',
  '/verify': '/2408',
}

/** Where a path stands in the navigation: the column, and its entry where that has a page of its own. */
export function findPlace(navigation: Dictionary[] | undefined, path: string) {
  const [, first] = path.split('/')
  const known = standsBelow[`/${first}`] ?? path
  const holds = (stored: string | null) => known === stored || known.startsWith(`${stored}/`)
  for (const column of navigation ?? []) {
    const entry = column.headerTwoList.find(({ detailIndex }) => holds(detailIndex))
    if (entry || holds(column.dictIndex)) return { column, entry }
  }
  return undefined
}

/** The entries below a column that hold news, as against those with a page of their own. */
export function newsChildren(column: Dictionary): DictionaryDetail[] {
  return column.headerTwoList.filter((child) => child.detailIndex === null)
}

// What these two entries open is fixed by the specification (§2), whatever path is stored with them.
const fixedPaths: Record<string, string> = { 入会申请: '/MemberRegister', 教育培训: '/educationIndex' }

/** Where a click on a navigation entry leads: its path with `id` and `title`. */
export function entryHref({ id, dictName, dictIndex }: Dictionary): string {
  return fixedPaths[dictName] ?? withHint(dictIndex, id, dictName)
}

/** A stored path with the `id` and `title` of the entry that leads there (specification §2). */
const withHint = (path: string, id: number, title: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ id: String(id), title })}`

/** Where an entry below a column leads: a page of its own, or the column with that child chosen. */
export function childHref(column: Dictionary, child: DictionaryDetail): string {
  const fixed = fixedPaths[child.detailName]
  if (fixed) return fixed
  if (child.detailIndex) return withHint(child.detailIndex, child.id, child.detailName)
  const query = { id: String(column.id), title: column.dictName, child: String(child.id) }
  return `${column.dictIndex}?${new URLSearchParams(query)}`
}

/** The address of an article inside its column. */
export function articleHref(
  navigation: Dictionary[] | undefined,
  { id, infoDictsId }: { id: number; infoDictsId?: number | undefined },
): string {
  const column = navigation?.find((entry) => entry.id === infoDictsId)
  return `${column?.dictIndex ?? '/DynamicWork'}?article=${id}`
}
