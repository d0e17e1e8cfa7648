import {
  type Company,
  type PersonBasic,
  type PortalClient,
  type UnitBasic,
  unwrap,
} from '@portal/api-contract'
import { putBack } from '../../../shared/http/put-back.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { ownSite } from './mini-sites.ts'

type Basic = PersonBasic | UnitBasic

/** What a member states, without the ids and the phone of a person's login, which is not public. */
function statedBy(basic: Basic): Record<string, unknown> {
  const { id: _id, ...stated } = basic
  if (basic.ownerType === 'UNIT') return stated
  const { phone: _phone, ...ofPerson } = stated as PersonBasic
  return ofPerson
}

/** What everybody may read of a member, by the number in the register. */
function publicPages({ anonymous }: Context, { ownerType, memberNo }: Basic) {
  const byNumber = { params: { query: { 'memberNo.equals': memberNo ?? '' } } }
  const years = { params: { query: { 'memberNo.equals': memberNo ?? '', size: 200 } } }
  const at = (domainId: string) => ({ params: { query: { domainId } } })
  return ownerType === 'UNIT'
    ? {
        list: 'listCompanies' as const,
        row: async () => (await unwrap(anonymous.GET('/api/public/info-companies/query', byNumber)))[0],
        alone: (domainId: string) => unwrap(anonymous.GET('/api/public/company-info', at(domainId))),
        years: () => unwrap(anonymous.GET('/api/public/company-fees-years', years)),
      }
    : {
        list: 'listMembers' as const,
        row: async () => (await unwrap(anonymous.GET('/api/public/info-members/query', byNumber)))[0],
        alone: (domainId: string) => unwrap(anonymous.GET('/api/public/member-info', at(domainId))),
        years: () => unwrap(anonymous.GET('/api/public/member-fees-years', years)),
      }
}

const rule = 'what is public of a member is what its profile says'

/** The directory has of a member what it states of itself. @returns the row; nothing of who is none */
async function checkRow(context: Context, basic: Basic) {
  if (basic.memberNo === null || basic.joinDate === null) return undefined
  const { list, row } = publicPages(context, basic)
  const shown = await row()
  context.expect(shown !== undefined, 'whoever is a member is in the directory', basic.memberNo, list)
  if (!shown) return undefined
  const pointer = firstSharedDifference(statedBy(basic), { ...shown })
  context.expect(pointer === null, rule, `another ${pointer} of ${basic.memberNo}`, list)
  return shown
}

/** The directory says of who is logged in what that one states, as it is by now. */
export async function checkListed(context: Context, client: PortalClient): Promise<void> {
  await checkRow(context, await unwrap(client.GET('/api/member-basic/detail')))
}

/** The site to which the directory leads is the member's own, and says the same. */
async function checkSite(context: Context, client: PortalClient, basic: Basic, domainId: string | null) {
  const site = await ownSite(client)
  const meant = site?.isPublished === 1 ? (site.published?.domainId ?? null) : null
  const { list, alone } = publicPages(context, basic)
  const leads = 'the directory leads to the mini-site that a member shows, and to no other'
  context.expect(domainId === meant, leads, `${domainId} / ${meant}`, list)
  if (meant === null) return
  const pointer = firstSharedDifference(statedBy(basic), { ...(await alone(meant)) })
  context.expect(pointer === null, rule, `another ${pointer} of ${meant}`)
}

/** The years that everybody may look up are those that were settled, with the level and the day of each. */
async function checkYears(context: Context, client: PortalClient, basic: Basic, id: number): Promise<void> {
  const { list, years } = publicPages(context, basic)
  const query = { 'status.in': ['PAID' as const, 'EXEMPT' as const], size: 200 }
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  const shown = await years()
  const operation = list === 'listCompanies' ? 'listCompanyFeeYears' : 'listPersonFeeYears'
  const name = basic.ownerType === 'UNIT' ? basic.companyName : basic.name
  for (const fee of fees.filter(({ feeKind }) => feeKind === 'YEAR')) {
    const year = shown.find(({ feeYear }) => feeYear === fee.feeYear)
    const payDate = fee.status === 'EXEMPT' || fee.payDate === null ? null : dayInChina(new Date(fee.payDate))
    const meant = {
      memberId: id,
      name,
      memberLevel: fee.memberLevel,
      isExempt: fee.status === 'EXEMPT',
      payDate,
    }
    const pointer = year ? firstSharedDifference(meant, { ...year }) : 'year'
    const settled = 'a year that is settled is public as its member has it'
    context.expect(pointer === null, settled, `another ${pointer} of ${name} in ${fee.feeYear}`, operation)
  }
}

/** A unit of the directory at which a person does not work yet. */
async function otherEmployer({ anonymous }: Context, basic: Basic): Promise<Company | undefined> {
  if (basic.ownerType === 'UNIT') return undefined
  const params = { query: { size: 2 } }
  const units = await unwrap(anonymous.GET('/api/public/info-companies/query', { params }))
  return units.find(({ companyName }) => companyName !== basic.companyName)
}

/** Something of a profile that everybody reads, with another value. */
function otherOf(basic: Basic, employer: Company | undefined): object {
  if (basic.ownerType === 'UNIT') return { staffCount: (basic.staffCount ?? 0) + 1 }
  return { position: '回放专员', ...(employer && { companyName: employer.companyName }) }
}

/** What changes at once is so in the directory as well. */
export async function checkAtOnce(context: Context, client: PortalClient, whole: object): Promise<void> {
  const before = await unwrap(client.GET('/api/member-basic/detail'))
  const employer = await otherEmployer(context, before)
  const changed = { ...whole, ...otherOf(before, employer) }
  const after = await unwrap(client.PUT('/api/member-basic-infos', { body: changed as never }))
  try {
    const shown = await checkRow(context, after)
    const listed = 'who works at a unit that is a member is listed with that'
    if (employer && shown && 'companyId' in shown)
      context.expect(shown.companyId === employer.id, listed, shown.companyId, 'listMembers')
  } finally {
    await putBack(() => unwrap(client.PUT('/api/member-basic-infos', { body: whole as never })))
  }
}

export const asPublished: Scenario[] = [
  {
    name: 'What is public of a member is what the member states of itself',
    operations: [
      ...(['getMemberBasic', 'listCompanies', 'listMembers', 'getCompany', 'getMember'] as const),
      ...(['getOwnSite', 'listCompanyFeeYears', 'listPersonFeeYears', 'listMemberFees'] as const),
    ],
    writes: false,
    async run(context) {
      const others = (await context.others()).map(({ client }) => client)
      for (const client of [await context.as('person'), await context.as('unit'), ...others]) {
        const basic = await unwrap(client.GET('/api/member-basic/detail'))
        const row = await checkRow(context, basic)
        if (!row) continue
        await checkSite(context, client, basic, row.domainId)
        await checkYears(context, client, basic, row.id)
      }
    },
  },
]
