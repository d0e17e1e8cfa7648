import { type DeskRole, type PermissionName, type PortalClient, unwrap } from '@portal/api-contract'
import { type Operation, operations } from '@portal/api-contract/document'
import { inputsOf } from '../../../../shared/inputs.ts'
import type { Context } from '../../../run/context.ts'
import type { Clerk } from './clerk.ts'

/** What is read at the desk without naming anything. */
const reading = [...operations.values()].filter((operation) => {
  const { path, query } = inputsOf(operation)
  return operation.method === 'get' && [...path, ...query].every(({ required }) => !required)
})

const openedBy = (name: string): Operation[] =>
  reading.filter(({ permissions }) => permissions?.some((one) => one === name))

/** So many are given together: what asks for another one as well is told unless it is one of these. */
const together = 3

/** A permission opens what it is for without any other. @returns the role as it is then */
export async function checkAlone(
  context: Context,
  staff: PortalClient,
  { token }: Clerk,
  role: DeskRole,
  names: readonly PermissionName[],
): Promise<DeskRole> {
  let changed = role
  for (let at = 0; at < names.length; at += together) {
    const permissions = names.slice(at, at + together)
    changed = await unwrap(staff.PUT('/api/admin/roles', { body: { ...changed, permissions } }))
    for (const operation of new Set(permissions.flatMap(openedBy))) {
      // A page beyond the last has no row, and it is the status that counts.
      const query: [string, string][] = operation.list ? [['page', '1000']] : []
      const exchange = await context.call(operation, { token: { name: 'clerk', value: token }, query })
      const { status } = exchange.answer
      const expected = `200 for who has ${permissions.join(' and ')} alone`
      if (status !== 200) context.reportMismatch('role', 'status', expected, status, exchange)
    }
  }
  return changed
}
