import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'

/** What the desk is offered by: its pages in the menu of the staff. */
const isOfDesk = (path: string): boolean => /^\/(dashboard|list|system)\//.test(path)

/** A client of the association's staff; null where the backend does not offer the desk, which is optional as a whole. */
export async function findDesk(context: Context): Promise<PortalClient | null> {
  const client = await context.as('staff')
  const { data } = await unwrap(client.GET('/thsuaa/api/currentUserNav'))
  return data.some(({ path }) => isOfDesk(path)) ? client : null
}

/** A client of the association's staff. Skips the scenario where the backend does not offer the desk. */
export async function deskClient(context: Context): Promise<PortalClient> {
  const client = await findDesk(context)
  return client ?? context.skip("not offered: the menu of 'staff' has no page of the association's desk")
}

/** Skips the scenario without a permission that it needs. */
export async function requirePermission(
  context: Context,
  client: PortalClient,
  ...names: string[]
): Promise<void> {
  const { permissions } = await unwrap(client.GET('/thsuaa/api/currentUser'))
  const missing = names.find((name) => !permissions.some((one) => one.name === name))
  if (missing !== undefined) context.skip(`'staff' may not: ${missing}`)
}
