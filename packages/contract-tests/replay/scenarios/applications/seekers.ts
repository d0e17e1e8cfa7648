import { unwrap } from '@portal/api-contract'
import { given, phoneCodeSent } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { type Journey, minute, onJourney } from '../account/travel.ts'

const elsewhere =
  'it takes the association: register for a post with a number in the résumé, and look at the list once it was approved'

const words = '回放核对用求职登记'
const mail = 'sought@mail.example'

/** Somebody who looks for a post, and how everybody is shown that. */
const sought = {
  // Who asks for one salary asks for it at least and at most.
  told: {
    ...{ education: '本科', expectPosition: '造价工程师', workYears: 4, expectCity: '临江市' },
    ...{ expectSalaryMin: 9000, expectSalaryMax: 9000 },
  },
  named: { name: '钟怀瑾', gender: '男' },
  shown: '钟先生',
} as const
const unnamed = '钟**'

/** Registers somebody, whom the association approves. @returns how everybody is shown that, and the phone */
async function register(context: Context, phone: string, about: { name: string; gender?: '男' }) {
  const decide = context.association()
  const { anonymous } = context
  const body = {
    ...{ ...sought.told, ...about, phone, phoneCode: await phoneCodeSent(context, phone) },
    resume: `${words}，电话${phone}，邮箱${mail}。`,
  }
  const { applyNo } = await unwrap(anonymous.POST('/api/public/info-job-applies', { body }))
  const query = { sort: ['publishDate,desc' as const], size: 20 }
  const found = async () => {
    const rows = await unwrap(anonymous.GET('/api/public/job/applies', { params: { query } }))
    return rows.filter(({ resume }) => resume?.startsWith(words))
  }
  const before = (await found()).map(({ id }) => id)
  if (!(await decide({ kind: 'JOB', naming: applyNo, result: 'APPROVE' })))
    return context.skip('the application does not wait at the association')
  return (await found()).find(({ id }) => !before.includes(id))
}

/** Who looks for a post is shown once that was approved: as was told, without anything to be reached by. */
async function checkSought(context: Context, { to }: Journey): Promise<void> {
  const { expect } = context
  await context.association().decideByHand()
  const phone = given(context, context.postbox.newPhone())
  const { told, named, shown } = sought
  const first = context.now().getTime() + 61 * minute
  await to(first, async () => {
    const row = await register(context, phone, named)
    const others = Object.entries({ ...told, displayName: shown, gender: named.gender })
      .filter(([name, value]) => row?.[name as keyof typeof row] !== value)
      .map(([name]) => name)
    const rule = 'who looks for a post is shown as was told once it was approved'
    expect(others.length === 0, rule, row ? `another ${others.join(', ')}` : 'no such row', 'listJobSeekers')
    for (const secret of [phone, mail]) {
      const isShown = row?.resume?.includes(secret) ?? false
      expect(!isShown, 'nobody is shown how who looks for a post is reached', secret, 'listJobSeekers')
    }
  })
  await to(first + 2 * minute, async () => {
    const row = await register(context, phone, { name: named.name })
    const name = row?.displayName
    const rule = 'who was approved registers again, and is called by no form where no gender was given'
    expect(name === unnamed && row?.gender === null, rule, name, 'listJobSeekers')
  })
}

export const seekers: Scenario[] = [
  {
    name: 'Who looks for a post is shown once that was approved, without a number',
    operations: ['decideDeskReview', 'applyForJob', 'listJobSeekers'],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => checkSought(context, journey)),
  },
]
