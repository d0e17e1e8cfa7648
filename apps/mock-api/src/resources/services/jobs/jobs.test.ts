import type { JobSeeker, Recruitment } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { readOutbox } from '../../../outbox/outbox.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { upload } from '../../../testing/upload.ts'
import { postWithCode } from '../../../testing/visitor.ts'
import { jobDesk } from './review.ts'

const phone = '13900030002'
const form = {
  name: '欧阳怀瑾',
  gender: '男',
  phone,
  education: '本科',
  expectPosition: '成本经理',
  resume: '八年经验，微信同号13900030002。',
}

const apply = (bed: TestBed, changes: object = {}) =>
  postWithCode(bed, '/api/public/info-job-applies', { ...form, ...changes })
const list = async ({ get }: TestBed, query = '') =>
  (await get(`/api/public/job/applies?size=200&${query}`)).json<JobSeeker[]>()

describe('people who look for a post', () => {
  it('are shown without names and without what they can be reached by', async () => {
    const bed = await createTestBed()
    const all = await list(bed)
    expect(all.length).toBeGreaterThanOrEqual(15)
    const rows = bed.world.db.all<Record<string, string>>('SELECT name, phone, birthDate FROM jobApplication')
    const text = JSON.stringify(all)
    for (const secret of rows.flatMap((row) => Object.values(row))) expect(text).not.toContain(secret)
  })

  it('are found by what they ask for', async () => {
    const bed = await createTestBed()
    const all = await list(bed)
    const modest = await list(bed, 'expectSalaryMin.lessThanOrEqual=8000&workYears.greaterThanOrEqual=3')
    expect(modest.length).toBeGreaterThan(1)
    expect(modest).toEqual(
      all.filter((row) => (row.expectSalaryMin ?? 0) <= 8000 && (row.workYears ?? 0) >= 3),
    )
  })
})

describe('registering', () => {
  it('is published after the review, newest on top', async () => {
    const bed = await createTestBed()
    const before = await list(bed)
    const answer = await apply(bed, { resumeFile: await upload(bed, undefined, '简历.pdf') })
    expect(answer.json()).toMatchObject({
      applyNo: expect.stringMatching(/^QZ20261121/),
      status: 'SUBMITTED',
    })
    expect(await list(bed)).toEqual(before)
    bed.clock.advance(60_000)
    const [newest] = await list(bed)
    expect(newest).toMatchObject({
      displayName: '欧阳先生',
      resume: '八年经验，微信同号***。',
      publishDate: '2026-11-21T02:01:00.000Z',
    })
  })

  it('without a gender is published with the surname alone', async () => {
    const bed = await createTestBed()
    await apply(bed, { gender: undefined })
    bed.clock.advance(60_000)
    expect((await list(bed))[0]).toMatchObject({ displayName: '欧阳**', gender: null })
  })

  it('without a résumé is returned', async () => {
    const bed = await createTestBed()
    await apply(bed, { resume: '' })
    bed.clock.advance(60_000)
    expect((await list(bed)).map(({ displayName }) => displayName)).not.toContain('欧阳先生')
    expect(readOutbox(bed.world, 1, phone)[0]?.text).toContain('请补充个人简历')
    bed.clock.advance(60_000)
    expect((await apply(bed)).statusCode).toBe(201)
  })

  it('twice is a conflict while the first waits', async () => {
    const bed = await createTestBed()
    await apply(bed)
    bed.world.db.run('DELETE FROM dueTask')
    bed.clock.advance(61_000)
    expect((await apply(bed)).json()).toMatchObject({ status: 409, message: 'error.applicationOpen' })
  })

  it('names the post that is applied for, and another one while that waits', async () => {
    const bed = await createTestBed()
    const posts = (await bed.get('/api/public/recruit-news')).json<Recruitment[]>()
    const [post, other] = posts
    expect((await apply(bed, { recruitmentId: post?.id })).statusCode).toBe(201)
    bed.world.db.run('DELETE FROM dueTask')
    const stored = bed.world.db.get('SELECT recruitmentId FROM jobApplication ORDER BY id DESC LIMIT 1')
    expect(stored).toEqual({ recruitmentId: post?.id })
    expect(jobDesk.pending(bed.world).at(-1)?.subtitle).toBe(`应聘 ${post?.companyName} ${post?.position}`)
    bed.clock.advance(61_000)
    expect((await apply(bed, { recruitmentId: post?.id })).json()).toMatchObject({
      message: 'error.applicationOpen',
    })
    bed.clock.advance(61_000)
    expect((await apply(bed, { recruitmentId: other?.id })).statusCode).toBe(201)
  })

  it.each([
    ['a post that is not offered', { recruitmentId: 999_999 }, 'recruitmentId'],
    ['less at most than at least', { expectSalaryMin: 9000, expectSalaryMax: 8999 }, 'expectSalaryMax'],
    ['a day of birth that is to come', { birthDate: '2026-11-21' }, 'birthDate'],
    [
      'a file that nobody uploaded',
      { resumeFile: { id: 1, url: 'x', name: 'x.pdf', size: 1 } },
      'resumeFile',
    ],
    ['a phone that is none', { phone: '1390003' }, 'phone'],
  ])('with %s is refused by name', async (_what, changes, field) => {
    const answer = await apply(await createTestBed(), changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors.map((error: { field: string }) => error.field)).toContain(field)
  })

  it('takes equal salaries', async () => {
    const equal = { expectSalaryMin: 9000, expectSalaryMax: 9000 }
    expect((await apply(await createTestBed(), equal)).statusCode).toBe(201)
  })

  it('can be decided at the desk', async () => {
    const bed = await createTestBed()
    const [first] = jobDesk.pending(bed.world)
    jobDesk.decide(
      bed.world,
      first?.id ?? 0,
      { result: 'APPROVE', opinion: '登记信息完整' },
      bed.world.clock.now(),
    )
    expect((await list(bed))[0]?.id).toBe(first?.id)
  })
})
