import { type PortalClient, unwrap } from '@portal/api-contract'
import { operations } from '@portal/api-contract/document'
import { putBack } from '../../../shared/http/put-back.ts'
import { permissionsOf } from '../../derived/callers.ts'
import type { Context } from '../../run/context.ts'

/** What the desk is offered by: its pages in the menu of the staff. */
const isOfDesk = (path: string): boolean => /^\/(dashboard|list|system)\//.test(path)

const ofDesk = [...operations.values()].filter(({ tag }) => tag === 'desk')

/** A client of the association's staff; null where the credentials name none of them, the backend does not offer the desk, which is optional as a whole, or the run leaves it out. */
export async function findDesk(context: Context): Promise<PortalClient | null> {
  if (!context.credentials.staff || ofDesk.every(({ id }) => context.leftOut.has(id))) return null
  const client = await context.as('staff')
  const { data } = await context.once('menu of staff', () => unwrap(client.GET('/thsuaa/api/currentUserNav')))
  return data.some(({ path }) => isOfDesk(path)) ? client : null
}

/** A client of the association's staff. Skips the scenario where there is none, or the backend does not offer the desk. */
export async function deskClient(context: Context): Promise<PortalClient> {
  context.account('staff')
  const client = await findDesk(context)
  return client ?? context.skip("not offered: the menu of 'staff' has no page of the association's desk")
}

/** Skips the scenario without a permission that it needs. */
export async function requirePermission(context: Context, ...names: string[]): Promise<void> {
  const { staff } = await permissionsOf(context)
  const missing = names.find((name) => !staff?.has(name))
  if (missing !== undefined) context.skip(`'staff' may not: ${missing}`)
}

/** What the desk publishes, by its place in the addresses. */
type Published = 'news' | 'fee-news' | 'journals'

/** Takes a record off the website, if it is there. */
async function takeOff(client: PortalClient, kind: Published, id: number): Promise<void> {
  const params = { path: { id } }
  const { data } = await client.GET(`/api/admin/${kind}/{id}`, { params })
  if (data?.status !== 'PUBLISHED') return
  const body = { version: data.version }
  await client.POST(`/api/admin/${kind}/{id}/withdraw`, { params, body })
}

/** Does something with a record that is published meanwhile; where it fails, no text of a run stays before visitors. */
export async function onWebsite<T>(
  client: PortalClient,
  kind: Published,
  id: number,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // Why it failed is what is told.
    await putBack(() => takeOff(client, kind, id)).catch(() => undefined)
    throw error
  }
}
