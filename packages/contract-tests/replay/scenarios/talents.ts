import { type JobSeeker, unwrap, unwrapList } from '@portal/api-contract'
import { given, nobodysPhone, phoneCodeSent, refusedCode, surelyWrongCode } from '../run/codes.ts'
import type { Context } from '../run/context.ts'
import { everyRow, refusedField, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { anHourOn, type Journey, minute, noon, onJourney } from './account/travel.ts'
import { checkHandedIn } from './applications/at-desk.ts'

export const photo = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], '证件照.png')

export const expert = {
  name: '沈砚清',
  idNumber: '34990119850312002X',
  phone: nobodysPhone,
  gender: '女' as const,
  birthDate: '1985-03-12',
  email: 'shen@mail.example',
  companyName: '临江正度工程咨询有限公司',
  position: '造价部经理',
  education: '本科',
  certs: [{ certType: '一级注册造价工程师', certNo: '建[造]1112349900321' }],
  title: '高级工程师',
  major: '工程造价',
  workYears: 16,
  resume:
    '从事工程造价咨询十六年，主持完成医院、学校等公共建筑全过程造价咨询三十余项，参与造价纠纷调解二十余起，熟悉清单计价标准与合同管理实务。',
  photoUrl: 'files/uploads/none.jpg',
}
/** By which somebody could be reached who tells them in a text. */
const reachable = [nobodysPhone, 'shen@mail.example', expert.idNumber]
const told = {
  resume: `${expert.resume}联系电话${reachable.join('，')}。`,
  achievements: `获奖情况请来电${reachable.join('，')}。`,
}
/** Somebody else, who may be known by the same phone. */
const another = { name: '顾明远', idNumber: '349901198807040037', birthDate: '1988-07-04' }
const job = {
  ...{ name: '钟怀瑾', education: '本科', expectPosition: '造价工程师' },
  ...{ gender: '男' as const, birthDate: '1998-06-09', email: 'zhong@mail.example', major: '工程造价' },
  ...{ certType: '二级注册造价工程师', certNo: '建[造]2112349900321', workYears: 4 },
  ...{ expectSalaryMin: 8000, expectSalaryMax: 11_000, expectCity: '临江市', resume: '四年房建预结算经验。' },
}

/** An hour on, when the codes that the run has asked for count for nothing any more, and once the next code comes. */
function twoInstants(context: Context): [number, number] {
  const first = context.now().getTime() + 61 * minute
  return [first, first + 2 * minute]
}

/** How many who look for a post are shown. */
const shownJobs = async ({ anonymous }: Context): Promise<number> =>
  (await unwrapList(anonymous.GET('/api/public/job/applies'))).total

/** Nobody applies for a post twice at a time, nor for one that is over. */
async function checkPosts(context: Context, { to }: Journey): Promise<void> {
  await context.association().decideByHand()
  const own = given(context, context.postbox.newPhone())
  const apply = async (changes: object) => {
    const body = { ...job, phone: own, phoneCode: await phoneCodeSent(context, own), ...changes }
    return context.anonymous.POST('/api/public/info-job-applies', { body })
  }
  const [first, second] = twoInstants(context)
  await to(first, () => unwrap(apply({})))
  const twice = 'a second application of a phone while one waits, whoever it names,'
  await to(second, () =>
    refusedWith(context, 409, 'error.applicationOpen', twice, apply({ name: another.name })),
  )
  const params = { query: { sort: ['expireDate' as const], size: 2 } }
  const [post, other] = await unwrap(context.anonymous.GET('/api/public/recruit-news', { params }))
  if (!post) return context.untried('nobody applies for a post that is over', 'no post is offered')
  const elsewhere = { recruitmentId: (other ?? post).id }
  await to(second + 2 * minute, async () => {
    const before = await shownJobs(context)
    const { applyNo } = await unwrap(apply(elsewhere))
    await context.association()({ kind: 'JOB', naming: applyNo, result: 'APPROVE' })
    const more = (await shownJobs(context)) - before
    context.expect(more === 1, 'who looks for a post is shown once approved', more, 'listJobSeekers')
  })
  await to(noon(post.expireDate, 1), () =>
    refusedField(context, 'recruitmentId', 'a post that is over', apply({ recruitmentId: post.id })),
  )
}

/** What everybody is shown of an expert as it was told. */
const shownOf = ['gender', 'companyName', 'position', 'title', 'education', 'major', 'workYears'] as const

/** What was written with a number and an address in it is shown to everybody, without them. @returns the number of the certificate */
async function checkShown({ anonymous, expect }: Context): Promise<string | undefined> {
  const query = { 'name.equals': expert.name, size: 100 }
  const shown = await unwrap(anonymous.GET('/api/public/info-expert-applies', { params: { query } }))
  const own = shown.find(({ resume }) => resume.startsWith(expert.resume))
  expect(own !== undefined, 'who is appointed is shown with the résumé', shown.length)
  const otherwise = shownOf.filter((name) => own?.[name] !== expert[name])
  expect(otherwise.length === 0, 'who is appointed is shown as was told', otherwise.join(', '))
  const certTypes = own?.certTypes.join()
  const isNamed = certTypes === expert.certs.map(({ certType }) => certType).join()
  expect(isNamed, 'who is appointed is shown with the names of the certificates', certTypes)
  for (const secret of reachable)
    expect(
      !`${own?.resume} ${own?.achievements}`.includes(secret),
      'nobody is shown how an expert is reached',
      secret,
    )
  return own?.certNo
}

/** The last day of an appointment. */
async function lastDayOf({ anonymous, skip }: Context, certNo = ''): Promise<string> {
  const query = { 'certNo.equals': certNo }
  const [found] = await unwrap(anonymous.GET('/api/public/expert-certificates', { params: { query } }))
  return found?.validTo ?? skip('the appointment has no certificate')
}

/** Who is an expert does not apply to become one, until the appointment is over. */
async function checkAppointed(context: Context, { to }: Journey): Promise<void> {
  const decide = context.association()
  await decide.decideByHand()
  const { anonymous } = context
  const own = given(context, context.postbox.newPhone())
  const apply = async () => {
    const { url } = await unwrap(anonymous.POST('/api/public/files', { body: { file: photo() } }))
    const phoneCode = await phoneCodeSent(context, own)
    const body = { ...expert, ...told, expertType: ['造价' as const], photoUrl: url, phone: own, phoneCode }
    return anonymous.POST('/api/public/info-expert-applies', { body })
  }
  const [first, second] = twoInstants(context)
  let lastDay = ''
  await to(first, async () => {
    const { applyNo } = await unwrap(apply())
    if (!(await decide({ kind: 'EXPERT', naming: applyNo, result: 'APPROVE' })))
      context.skip('the application does not wait at the association')
    lastDay = await lastDayOf(context, await checkShown(context))
  })
  await to(second, () =>
    refusedWith(context, 409, 'error.expertAppointed', 'an application of who is an expert', apply()),
  )
  await to(noon(lastDay, 1), () => unwrap(apply()))
}

/** An application as an expert takes its code once. */
async function checkOneCode(context: Context): Promise<void> {
  const { anonymous } = context
  const own = given(context, context.postbox.newPhone())
  const { url } = await unwrap(anonymous.POST('/api/public/files', { body: { file: photo() } }))
  const phoneCode = await phoneCodeSent(context, own)
  const body = { ...expert, expertType: ['造价' as const], photoUrl: url, phone: own, phoneCode }
  const receipt = await unwrap(anonymous.POST('/api/public/info-expert-applies', { body }))
  context.expect(receipt.status === 'SUBMITTED', 'an application waits for its review', receipt.status)
  await checkHandedIn(context, 'EXPERT', { ...expert, photoUrl: url, phone: own })
  const again = () => anonymous.POST('/api/public/info-expert-applies', { body })
  await refusedCode(context, 'a code that was used', again)
}

/** While an application waits, its phone applies no second time. */
async function checkWaiting(context: Context): Promise<void> {
  const { anonymous } = context
  const clock = context.clock('apply as an expert, and again with the next code while the application waits')
  const own = given(context, context.postbox.newPhone())
  const { url } = await unwrap(anonymous.POST('/api/public/files', { body: { file: photo() } }))
  const apply = (phoneCode: string, changes: object = {}) => {
    const expertType = ['造价' as const]
    const body = { ...expert, expertType, photoUrl: url, phone: own, phoneCode, ...changes }
    return anonymous.POST('/api/public/info-expert-applies', { body })
  }
  const first = await phoneCodeSent(context, own)
  // The next code comes a minute later, in which a mock would have decided.
  await clock(61, async () => {
    const { applyNo } = await unwrap(apply(first))
    const second = apply(await phoneCodeSent(context, own), another)
    const what = 'a second application of a phone while one waits, whoever it names,'
    await refusedWith(context, 409, 'error.applicationOpen', what, second)
    const { params } = (await second).error ?? {}
    const isNamed = Object.values(params ?? {}).includes(applyNo)
    context.expect(
      isNamed,
      'the receipt and the refusal name one application',
      `${applyNo}, ${JSON.stringify(params)}`,
    )
  })
}

/** An application for a post takes its code once, and is not shown before its review. */
async function checkUnseen(context: Context): Promise<void> {
  const { anonymous } = context
  const own = given(context, context.postbox.newPhone())
  const before = await shownJobs(context)
  const body = { ...job, phone: own, phoneCode: await phoneCodeSent(context, own) }
  const receipt = await unwrap(anonymous.POST('/api/public/info-job-applies', { body }))
  context.expect(receipt.status === 'SUBMITTED', 'an application waits for its review', receipt.status)
  await checkHandedIn(context, 'JOB', { ...job, phone: own })
  const after = await shownJobs(context)
  context.expect(before === after, 'nobody is shown before the review', `${before} / ${after}`)
  const again = () => anonymous.POST('/api/public/info-job-applies', { body })
  await refusedCode(context, 'a code that was used', again)
}

const again =
  'the next code comes a minute later, for which a run does not wait: apply, and apply again with the next one'

/** How somebody is addressed, by gender; by none, where it was not given. */
const address = { 男: '先生', 女: '女士', '': '**' } as const

export const talents: Scenario[] = [
  {
    name: 'People who look for a post cannot be reached past the association',
    operations: ['listJobSeekers'],
    writes: false,
    async run(context) {
      const params = { query: { size: 2000 } }
      const items = await unwrap(context.anonymous.GET('/api/public/job/applies', { params }))
      for (const row of items) {
        const isReachable = ['name', 'phone', 'email', 'birthDate'].some((field) => field in row)
        context.expect(!isReachable, 'nobody is shown with a name or a number', row.id)
      }
      const isAddressed = ({ displayName, gender }: JobSeeker) => displayName.endsWith(address[gender ?? ''])
      everyRow(context, items, isAddressed, 'who looks for a post is addressed as the gender says')
    },
  },
  {
    name: 'Nobody applies with a slip in the form or without a code',
    operations: ['applyAsExpert', 'applyForJob'],
    writes: true,
    leaves: 'an uploaded picture',
    async run(context) {
      const { anonymous } = context
      const phoneCode = await surelyWrongCode(context)
      const asExpert = (changes: object) =>
        anonymous.POST('/api/public/info-expert-applies', {
          body: { ...expert, phoneCode, expertType: ['造价'], ...changes },
        })
      await refusedField(
        context,
        'idNumber',
        'a wrong check character',
        asExpert({ idNumber: '349901198503120020' }),
      )
      await refusedField(context, 'photoUrl', 'a photo that nobody uploaded', asExpert({}))
      await refusedField(context, 'resume', 'a résumé of a word', asExpert({ resume: '很短' }))
      const otherDay = asExpert({ birthDate: '1985-03-13' })
      await refusedField(context, 'birthDate', 'another birthday than the identity number has', otherDay)
      const { url } = await unwrap(anonymous.POST('/api/public/files', { body: { file: photo() } }))
      await refusedWith(
        context,
        400,
        'error.phoneCode',
        'an expert with a wrong code',
        asExpert({ photoUrl: url }),
      )
      const forJob = (changes: object) =>
        anonymous.POST('/api/public/info-job-applies', {
          body: { ...job, phone: nobodysPhone, phoneCode, ...changes },
        })
      const wrongWay = { expectSalaryMin: 9000, expectSalaryMax: 8000 }
      await refusedField(context, 'expectSalaryMax', 'less at most than at least', forJob(wrongWay))
      await refusedWith(context, 400, 'error.phoneCode', 'a job seeker with a wrong code', forJob({}))
    },
  },
  {
    name: 'Who applies as an expert gets a number, for one code',
    operations: ['applyAsExpert', 'getDeskReview'],
    writes: true,
    leaves: 'an application as an expert',
    run: (context) => anHourOn(context, () => checkOneCode(context)),
  },
  {
    name: 'Who has applied as an expert waits for the review',
    operations: ['applyAsExpert'],
    writes: true,
    leaves: 'an application as an expert',
    run: (context) => anHourOn(context, () => checkWaiting(context)),
  },
  {
    name: 'Who looks for a post gets a number, for one code',
    operations: ['applyForJob', 'listJobSeekers', 'getDeskReview'],
    writes: true,
    leaves: 'an application for a post',
    run: (context) => anHourOn(context, () => checkUnseen(context)),
  },
  {
    name: 'Who looks for a post applies once, and for no post that is over',
    operations: ['decideDeskReview', 'applyForJob', 'listRecruitments', 'listJobSeekers'],
    writes: true,
    run: (context) => onJourney(context, again, (journey) => checkPosts(context, journey)),
  },
  {
    name: 'Who is an expert is shown without what was told, and does not apply to become one',
    operations: ['decideDeskReview', 'applyAsExpert', 'listExperts'],
    writes: true,
    run: (context) => onJourney(context, again, (journey) => checkAppointed(context, journey)),
  },
]
