import { isDeepStrictEqual } from 'node:util'
import { type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { isMasked } from '../../validate/list/compare.ts'
import { deskClient, requirePermission } from './desk-client.ts'

/** What the desk shows of a member otherwise than the member's own profile. */
async function differences(staff: PortalClient, client: PortalClient): Promise<string[] | null> {
  const own = await unwrap(client.GET('/api/member-basic/detail'))
  const query = { 'memberNo.equals': own.memberNo ?? '' }
  const [row] = own.memberNo ? await unwrap(staff.GET('/api/admin/members', { params: { query } })) : []
  if (!row) return null
  const member = await unwrap(staff.GET('/api/admin/members/{id}', { params: { path: { id: row.id } } }))
  const shown: Record<string, unknown> = { ...member.profile }
  return Object.entries(own)
    .filter(([name, value]) => name !== 'id' && name in shown && !isMasked(value))
    .filter(([name, value]) => !isDeepStrictEqual(shown[name], value))
    .map(([name, value]) => `${name} ${shown[name]} for ${value}`)
}

async function checkProfiles(context: Context, staff: PortalClient): Promise<void> {
  let isTried = false
  for (const role of ['person', 'unit'] as const) {
    const other = await differences(staff, await context.as(role))
    if (other === null) continue
    isTried = true
    const rule = 'the desk shows the particulars of a member as the member does'
    context.expect(other.length === 0, rule, other.join(', '))
  }
  if (!isTried) context.skip('neither person nor unit is known to the desk by its number')
}

/** The first invoices of so many members. */
const mostOwners = 3

async function checkOwners(context: Context, staff: PortalClient): Promise<void> {
  const rows = await unwrap(staff.GET('/api/admin/invoices', { params: { query: { size: 200 } } }))
  const owners = new Map(rows.map(({ ownerId, ownerName }) => [ownerId, ownerName]))
  for (const [id, ownerName] of [...owners].slice(0, mostOwners)) {
    const { name } = await unwrap(staff.GET('/api/admin/members/{id}', { params: { path: { id } } }))
    const rule = 'an invoice at the desk names who applied for it'
    context.expect(ownerName === name, rule, `${ownerName} for ${name}`, 'listDeskInvoices')
  }
}

export const deskMembers: Scenario[] = [
  {
    name: 'The desk: a member is who the member says',
    operations: ['getDeskMember', 'getMemberBasic'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members')
      await checkProfiles(context, staff)
    },
  },
  {
    name: 'The desk: an invoice is whose it says',
    operations: ['listDeskInvoices', 'getDeskMember'],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, staff, 'desk.members', 'desk.invoices')
      await checkOwners(context, staff)
    },
  },
]
