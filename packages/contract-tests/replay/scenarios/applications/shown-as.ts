import { type PortalClient, unwrap } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import type { Context } from '../../run/context.ts'

/** What a member is called and of which level it is, as one operation tells it. */
export interface ShownAs {
  operation: OperationId
  name: string
  memberLevel?: string | null
}

/** A unit, as everybody may look it up. */
async function unitInPublic({ anonymous: { GET } }: Context, memberNo: string): Promise<ShownAs[]> {
  const [row] = await unwrap(
    GET('/api/public/info-companies/query', { params: { query: { 'memberNo.equals': memberNo } } }),
  )
  if (!row) return []
  const named = (
    operation: OperationId,
    of: { companyName: string; memberLevel: string | null },
  ): ShownAs => ({
    operation,
    name: of.companyName,
    memberLevel: of.memberLevel,
  })
  if (row.domainId === null) return [named('listCompanies', row)]
  const { domainId } = row
  const params = { query: { domainId } }
  const query = { 'domainId.equals': domainId }
  const [site] = await unwrap(GET('/api/public/company-web-list', { params: { query } }))
  const { data } = await unwrap(GET('/api/public/company-web-info', { params }))
  return [
    named('listCompanies', row),
    named('getCompany', await unwrap(GET('/api/public/company-info', { params }))),
    named('getCompanySiteInfo', data),
    ...(site ? [named('listCompanySites', site)] : []),
  ]
}

/** A person, as everybody may look it up. */
async function personInPublic({ anonymous: { GET } }: Context, memberNo: string): Promise<ShownAs[]> {
  const [row] = await unwrap(
    GET('/api/public/info-members/query', { params: { query: { 'memberNo.equals': memberNo } } }),
  )
  if (!row) return []
  if (row.domainId === null) return [{ ...row, operation: 'listMembers' }]
  const { domainId } = row
  const params = { query: { domainId } }
  const query = { 'domainId.equals': domainId }
  const [site] = await unwrap(GET('/api/public/member-web-list', { params: { query } }))
  const { data } = await unwrap(GET('/api/public/member-web-info', { params }))
  return [
    { ...row, operation: 'listMembers' },
    { ...(await unwrap(GET('/api/public/member-info', { params }))), operation: 'getMember' },
    { ...data, operation: 'getMemberSiteInfo' },
    ...(site ? [{ ...site, operation: 'listMemberSites' as const }] : []),
  ]
}

/** A member, as it is told to itself. */
async function toItself({ GET }: PortalClient): Promise<ShownAs[]> {
  const { ownerName, memberLevel } = await unwrap(GET('/api/member-fees/info'))
  return [
    { ...(await unwrap(GET('/api/member/current'))), operation: 'getCurrentMember' },
    { name: (await unwrap(GET('/thsuaa/api/currentUser'))).name, operation: 'getCurrentUser' },
    { name: ownerName, memberLevel, operation: 'getMemberFeeInfo' },
  ]
}

/**
 * Whatever tells of a member says what it is called and of which level it is since that was changed.
 * @param client the member's own @param is what has changed
 */
export async function checkShownAs(
  context: Context,
  client: PortalClient,
  ownerType: 'UNIT' | 'PERSON',
  is: { name: string } | { memberLevel: string },
): Promise<void> {
  const { memberNo } = await unwrap(client.GET('/api/member/current'))
  const inPublic = ownerType === 'UNIT' ? unitInPublic : personInPublic
  const shown = [...(await toItself(client)), ...(await inPublic(context, memberNo ?? ''))]
  const [what = 'name', meant] = Object.entries(is)[0] ?? []
  for (const { operation, ...one } of shown) {
    const seen = Reflect.get(one, what)
    const rule = `a ${what} that was changed is told everywhere at once`
    if (seen !== undefined) context.expect(seen === meant, rule, seen, operation)
  }
}
