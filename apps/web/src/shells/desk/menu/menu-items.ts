import type { MenuItem } from '@portal/api-contract'
import { listOf } from '../../../lib/content/list-of.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Templates write an empty text where there is none: it is no address and no name. */
const textOrNull = (value: unknown): string | null => (isText(value) && value !== '' ? value : null)

/** Whether the menu can be made with an entry. 0 stands above those at the top, and is no entry's own. */
const isUsable = ({ id, path, meta }: MenuItem): boolean =>
  typeof id === 'number' && id !== 0 && isText(path) && typeof meta === 'object' && meta !== null

/** An entry with nothing in it that a menu cannot show. */
const shownAs = ({ redirect, meta, ...item }: MenuItem): MenuItem => ({
  ...item,
  redirect: textOrNull(redirect),
  meta: {
    ...meta,
    title: textOrNull(meta.title) ?? item.path,
    icon: textOrNull(meta.icon),
    target: textOrNull(meta.target),
    // What takes something that nobody has is listed for nobody.
    authority: [meta.authority ?? []].flat(),
  },
})

/**
 * The entries of an answer that a menu can be made of, each id once: one that is broken is left out, with those below it, and
 * none can stand below itself.
 */
export function menuItems(data: readonly MenuItem[] | null | undefined): MenuItem[] {
  const seen = new Set<number>()
  const isFirst = ({ id }: MenuItem) => !seen.has(id) && seen.add(id)
  return listOf(data).filter(isUsable).filter(isFirst).map(shownAs)
}
