import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { everyRow } from '../../run/rules.ts'

/**
 * A menu is a tree from 0 of what its reader may open.
 * @param isOpen whether an entry of these permissions is open to who has some of them; at the desk one of several can be enough
 * @returns the paths in it
 */
export async function checkMenu(
  context: Context,
  client: PortalClient,
  who: string,
  isOpen: (isOwn: boolean[]) => boolean = (isOwn) => isOwn.every(Boolean),
): Promise<string[]> {
  const { expect } = context
  const { data } = await unwrap(client.GET('/thsuaa/api/currentUserNav'))
  const user = await unwrap(client.GET('/thsuaa/api/currentUser'))
  const ids = new Set([0, ...data.map(({ id }) => id)])
  expect(data.length > 0, `${who} has a menu`, data.length, 'getCurrentUserNav')
  expect(
    ids.size === data.length + 1,
    'every entry has an id of its own',
    `${ids.size - 1} ids of ${data.length} entries`,
    'getCurrentUserNav',
  )
  everyRow(
    context,
    data,
    ({ parentId }) => ids.has(parentId),
    'every entry hangs on another, or on 0',
    'getCurrentUserNav',
  )
  const own = new Set(user.permissions.map(({ name }) => name))
  const placeOf = (entry: number) => data.findIndex(({ id }) => id === entry)
  everyRow(
    context,
    data,
    ({ id, parentId }) => parentId === 0 || placeOf(parentId) < placeOf(id),
    'an entry comes before those below it',
    'getCurrentUserNav',
  )
  const ways = new Set(data.map(({ path }) => path))
  everyRow(
    context,
    data,
    ({ redirect }) => redirect === null || ways.has(redirect),
    'an entry opens no other in its place than one of the menu',
    'getCurrentUserNav',
  )
  const closed = data.filter(({ meta }) => !isOpen(meta.authority.map((name) => own.has(name))))
  const paths = closed.map(({ path }) => path).join(', ')
  expect(closed.length === 0, `the menu of ${who} shows what it may open`, paths, 'getCurrentUserNav')
  return data.map(({ path }) => path)
}
