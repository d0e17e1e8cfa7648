import { unwrap } from '@portal/api-contract'
import { given, phoneCodeSent } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { minute, onJourney } from '../account/travel.ts'

const elsewhere =
  'it takes the association: register for a post with a number in the résumé, and look at the list once it was approved'

const words = '回放核对用求职登记'
const mail = 'sought@mail.example'

/** Somebody who looks for a post, and how everybody is shown that. */
const sought = {
  told: { education: '本科', expectPosition: '造价工程师', workYears: 4, expectCity: '临江市' },
  named: { name: '钟怀瑾', gender: '男' },
  shown: '钟先生',
} as const

/** Who looks for a post is shown once that was approved: as was told, without anything to be reached by. */
async function checkSought(context: Context): Promise<void> {
  const decide = context.association()
  await decide.decideByHand()
  const { anonymous, expect } = context
  const phone = given(context, context.postbox.newPhone())
  const { told, named, shown } = sought
  const body = {
    ...{ ...told, ...named, phone, phoneCode: await phoneCodeSent(context, phone) },
    resume: `${words}，电话${phone}，邮箱${mail}。`,
  }
  const { applyNo } = await unwrap(anonymous.POST('/api/public/info-job-applies', { body }))
  const found = async () => {
    const query = { sort: ['publishDate,desc' as const], size: 5 }
    const rows = await unwrap(anonymous.GET('/api/public/job/applies', { params: { query } }))
    return rows.find(({ resume }) => resume?.startsWith(words))
  }
  expect((await found()) === undefined, 'nobody is shown before the review', applyNo, 'listJobSeekers')
  if (!(await decide({ kind: 'JOB', naming: applyNo, result: 'APPROVE' })))
    return context.skip('the application does not wait at the association')
  const row = await found()
  const others = Object.entries({ ...told, displayName: shown, gender: named.gender })
    .filter(([name, value]) => row?.[name as keyof typeof row] !== value)
    .map(([name]) => name)
  const rule = 'who looks for a post is shown as was told once it was approved'
  expect(others.length === 0, rule, row ? `another ${others.join(', ')}` : 'no such row', 'listJobSeekers')
  for (const secret of [phone, mail]) {
    const isShown = row?.resume?.includes(secret) ?? false
    expect(!isShown, 'nobody is shown how who looks for a post is reached', secret, 'listJobSeekers')
  }
}

export const seekers: Scenario[] = [
  {
    name: 'Who looks for a post is shown once that was approved, without a number',
    operations: ['applyForJob', 'listJobSeekers'],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, ({ to }) =>
        to(context.now().getTime() + 61 * minute, () => checkSought(context)),
      ),
  },
]
