import { type BenefitUse, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { everyRow } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { withFreePlace } from '../activities.ts'

/** How much the member has of what some benefits count, and since when the latest of it, by the list of each. */
const held = (member: PortalClient) => ({
  COURSE: async () => {
    const query = { sort: ['enrollTime,desc' as const], size: 1 }
    const { items, total } = await unwrapList(member.GET('/api/edu-courses/my', { params: { query } }))
    return { total, latest: items[0]?.enrollTime }
  },
  ACTIVITY: async () => {
    const query = { 'status.equals': 'SIGNED', sort: ['signedDate,desc' as const], size: 1 }
    const { items, total } = await unwrapList(
      member.GET('/api/member-activities/user', { params: { query } }),
    )
    return { total, latest: items[0]?.signedDate }
  },
  SITE_ITEM: async () => {
    const items = await unwrap(member.GET('/api/member-news', { params: { query: { size: 2000 } } }))
    const dates = items.flatMap(({ publishDate }) => publishDate ?? [])
    return { total: dates.length, latest: dates.toSorted().at(-1) }
  },
})

/** Whose name no certificate of an expert bears was never appointed. */
async function checkAppointments(context: Context, member: PortalClient, uses: BenefitUse[]): Promise<void> {
  const basic = await unwrap(member.GET('/api/member-basic/detail'))
  const counted = uses.find(({ unit }) => unit === 'APPOINTMENT')
  if (basic.ownerType !== 'PERSON' || !counted) return
  const query = { 'name.equals': basic.name, size: 1 }
  const named = await unwrap(context.anonymous.GET('/api/public/expert-certificates', { params: { query } }))
  const rule = 'who was never an expert has made no use of being one'
  context.expect(named.length > 0 || counted.count === 0, rule, counted.count, 'listBenefitUses')
}

/** What is counted of each benefit is what its list has. */
export async function checkUses(context: Context, role: 'person' | 'unit'): Promise<void> {
  const member = await context.as(role)
  const query = { 'audience.in': [role === 'unit' ? 'UNIT' : 'PERSON', 'ALL'], size: 2000 }
  const benefits = await unwrap(context.anonymous.GET('/api/public/member-benefits', { params: { query } }))
  const uses = await unwrap(member.GET('/api/member-benefits/uses'))
  everyRow(
    context,
    uses,
    ({ benefitId }) => benefits.some(({ id }) => id === benefitId),
    `only what a ${role} has is counted for a ${role}`,
  )
  const used = uses.map(({ benefitId }) => benefitId)
  const wanted = benefits.map(({ id }) => id).filter((id) => used.includes(id))
  const isInOrder = used.join() === wanted.join()
  context.expect(
    isInOrder,
    'what is counted stands in the order of the benefits',
    used.join(),
    'listBenefitUses',
  )
  everyRow(
    context,
    uses,
    ({ count, lastUsedDate }) => (count === 0) === (lastUsedDate === null),
    'what was used has a date, what was not has none',
  )
  await checkAppointments(context, member, uses)
  for (const [unit, listed] of Object.entries(held(member))) {
    const use = uses.find((one) => one.unit === unit)
    // Units do not study.
    if (!use || (role === 'unit' && unit === 'COURSE')) continue
    const { total, latest } = await listed()
    const rule = `of a benefit as many ${unit} are counted as are listed`
    context.expect(use.count === total, rule, `${use.count} / ${total}`, 'listBenefitUses')
    const isLatest = use.lastUsedDate === (latest ?? null)
    const last = `a benefit was used last with the latest ${unit}`
    context.expect(isLatest, last, `${use.lastUsedDate} / ${latest}`, 'listBenefitUses')
  }
}

/** What is counted for one member is counted for all of its kind, also of what it has never used. */
async function checkLines(context: Context): Promise<void> {
  const named = [await context.as('person'), await context.as('unit')]
  const lines = new Map<string, string>()
  for (const client of [...named, ...(await context.others()).map((one) => one.client)]) {
    const { role } = await unwrap(client.GET('/api/member/current'))
    const uses = await unwrap(client.GET('/api/member-benefits/uses'))
    const counted = uses.map(({ benefitId }) => benefitId).join()
    const before = lines.get(role) ?? counted
    lines.set(role, before)
    const rule = 'what is counted for one member is counted for all of its kind'
    context.expect(counted === before, rule, `${counted} / ${before}`, 'listBenefitUses')
  }
}

const ofUses = {
  operations: ['listBenefitUses', 'listMemberBenefits', 'listMyCourses', 'listMySignUps', 'listOwnItems'],
} satisfies Partial<Scenario>

export const benefitUses: Scenario[] = [
  {
    name: 'What is counted of a benefit is what the member has',
    ...ofUses,
    writes: false,
    async run(context) {
      for (const role of ['person', 'unit'] as const) await checkUses(context, role)
      await checkLines(context)
    },
  },
  {
    name: 'What was given back of a benefit is not counted',
    operations: [...ofUses.operations, 'signUpForActivity', 'cancelSignUp'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const chosen = (await withFreePlace(context, person)).find(({ fee }) => fee === 0)
      if (!chosen) return context.skip('no activity without a fee has a free place for the person')
      const params = { path: { id: chosen.id } }
      await unwrap(person.POST('/api/member-activities/{id}/sign-up', { params }))
      await checkUses(context, 'person')
      await unwrap(person.DELETE('/api/member-activities/{id}/sign-up', { params }))
      await checkUses(context, 'person')
    },
  },
]
