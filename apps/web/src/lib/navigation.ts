import type { Dictionary, DictionaryDetail } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from './http.ts'

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
    return items.filter((entry) => entry.isDeleted === 0)
  },
  staleTime: 10 * minute,
})

/** The column that lives at a path. An `id` in the address is a hint of the link's writer and decides nothing. */
export function findColumn(navigation: Dictionary[] | undefined, path: string): Dictionary | undefined {
  return navigation?.find((entry) => entry.dictIndex === path)
}

/** The entry with a page of its own at a path, and the column that it stands below. */
export function findEntry(navigation: Dictionary[] | undefined, path: string) {
  return navigation
    ?.flatMap((column) => column.headerTwoList.map((entry) => ({ column, entry })))
    .find(({ entry }) => entry.detailIndex === path)
}

/** The entries below a column that hold news, as against those with a page of their own. */
export function newsChildren(column: Dictionary): DictionaryDetail[] {
  return column.headerTwoList.filter((child) => child.detailIndex === null && child.isDeleted === 0)
}

// What these two entries open is fixed by the specification (§2), whatever path is stored with them.
const fixedPaths: Record<string, string> = { 入会申请: '/MemberRegister', 教育培训: '/educationIndex' }

/** Where a click on a navigation entry leads: its path with `id` and `title`. */
export function entryHref({ id, dictName, dictIndex }: Dictionary): string {
  const fixed = fixedPaths[dictName]
  return fixed ?? `${dictIndex}?${new URLSearchParams({ id: String(id), title: dictName })}`
}

/** Where an entry below a column leads: a page of its own, or the column with that child chosen. */
export function childHref(column: Dictionary, child: DictionaryDetail): string {
  const own = fixedPaths[child.detailName] ?? child.detailIndex
  if (own) return own
  const query = { id: String(column.id), title: column.dictName, child: String(child.id) }
  return `${column.dictIndex}?${new URLSearchParams(query)}`
}

/** The address of an article inside its column. */
export function articleHref(
  navigation: Dictionary[] | undefined,
  { id, infoDictsId }: { id: number; infoDictsId: number },
): string {
  const column = navigation?.find((entry) => entry.id === infoDictsId)
  return `${column?.dictIndex ?? '/DynamicWork'}?article=${id}`
}
