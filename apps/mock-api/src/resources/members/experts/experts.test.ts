import type { Expert, ExpertApplication, ExpertCertificate } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { readOutbox } from '../../../outbox/outbox.ts'
import { setReviewPolicy } from '../../../review/policy.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { upload } from '../../../testing/upload.ts'
import { phoneCode, postWithCode } from '../../../testing/visitor.ts'
import { expertDesk } from './review.ts'

const path = '/api/public/info-expert-applies'
const phone = '13900030001'

type Form = Omit<ExpertApplication, 'phoneCode'>

async function formOf(bed: TestBed, changes: Partial<Form> = {}): Promise<Form> {
  return {
    name: '沈砚清',
    gender: '女',
    idNumber: '34990119850312002X',
    phone,
    companyName: '临江正度工程咨询有限公司',
    title: '高级工程师',
    major: '工程造价',
    expertType: ['造价', '纠纷调解'],
    workYears: 16,
    certs: [{ certType: '一级注册造价工程师', certNo: '建[造]1112349900321' }],
    resume: `从事工程造价咨询十六年，主持完成公共建筑全过程造价咨询三十余项，联系电话13900030001，邮箱shen@mail.example，熟悉清单计价标准。`,
    photoUrl: (await upload(bed)).url,
    ...changes,
  }
}

const apply = async (bed: TestBed, changes: Partial<Form> = {}) =>
  postWithCode(bed, path, await formOf(bed, changes))
const experts = async ({ get }: TestBed, query = '') =>
  (await get(`${path}?size=2000&${query}`)).json<Expert[]>()
const find = async (bed: TestBed) => (await experts(bed, `name.equals=${encodeURIComponent('沈砚清')}`))[0]

describe('the think tank', () => {
  it('has experts of every type', async () => {
    const bed = await createTestBed()
    const all = await experts(bed)
    expect(all.length).toBeGreaterThanOrEqual(24)
    for (const type of ['造价', '纠纷调解', '评审', '培训', '信息化'] as const) {
      const some = await experts(bed, `expertType.contains=${encodeURIComponent(type)}`)
      expect(some.length).toBeGreaterThan(2)
      expect(some).toEqual(all.filter(({ expertType }) => expertType.includes(type)))
    }
  })

  it('shows nothing to reach or identify anybody by, and draws every photo', async () => {
    const bed = await createTestBed()
    const all = await experts(bed)
    const known = bed.world.db.all<Record<string, string>>(
      'SELECT phone, idNumber, birthDate FROM expertApplication',
    )
    const text = JSON.stringify(all)
    for (const secret of known.flatMap((row) => Object.values(row))) expect(text).not.toContain(secret)
    for (const { photoUrl } of all) expect((await bed.get(`/${photoUrl}`)).body).toMatch(/^<svg/)
  })

  it('has a certificate for each, which expires by the clock', async () => {
    const bed = await createTestBed()
    const certificates = async (query: string) =>
      (await bed.get(`/api/public/expert-certificates?size=2000&${query}`)).json<ExpertCertificate[]>()
    const all = await certificates('')
    expect(all.map(({ id }) => id).toSorted()).toEqual((await experts(bed)).map(({ id }) => id).toSorted())
    expect(await certificates('status.equals=EXPIRED')).toHaveLength(1)
    const [next] = await certificates('status.equals=VALID&sort=validTo')
    bed.clock.set(`${next?.validTo}T15:59:59.999Z`)
    expect(await certificates(`certNo.equals=${next?.certNo}`)).toMatchObject([{ status: 'VALID' }])
    bed.clock.advance(1)
    expect(await certificates(`certNo.equals=${next?.certNo}`)).toMatchObject([{ status: 'EXPIRED' }])
  })
})

describe('applying', () => {
  it('is answered with a number; approved by rule, the expert appears with a certificate', async () => {
    const bed = await createTestBed()
    const answer = await apply(bed)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({
      applyNo: expect.stringMatching(/^ZJ20261121\d{4}$/),
      status: 'SUBMITTED',
    })
    expect(await find(bed)).toBeUndefined()
    bed.clock.advance(60_000)
    const expert = await find(bed)
    expect(expert).toMatchObject({ certTypes: ['一级注册造价工程师'], validTo: '2029-11-20' })
    expect(expert?.resume).toContain('联系电话***，邮箱***，')
    const [message] = readOutbox(bed.world, 1, phone)
    expect(message?.text).toContain(answer.json().applyNo)
    expect(message?.text).toContain('已通过')
  })

  it.each([
    ['too few years', { workYears: 7 }, 'REJECTED', '不足8年'],
    ['no certificate', { certs: [] }, 'RETURNED', '执业资格证书'],
  ])('with %s is not approved, and may be tried again', async (_what, changes, status, words) => {
    const bed = await createTestBed()
    await apply(bed, changes)
    bed.clock.advance(61_000)
    expect(await find(bed)).toBeUndefined()
    const row = bed.world.db.get('SELECT status FROM expertApplication WHERE phone = ?', [phone])
    expect(row).toEqual({ status })
    expect(readOutbox(bed.world, 1, phone)[0]?.text).toContain(words)
    expect((await apply(bed)).statusCode).toBe(201)
  })

  it('twice is a conflict while the first waits, and while the appointment is valid', async () => {
    const bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    const { applyNo } = (await apply(bed)).json()
    bed.clock.advance(61_000)
    const open = await apply(bed)
    expect(open.json()).toMatchObject({ status: 409, message: 'error.applicationOpen', params: { applyNo } })
    const id = expertDesk.pending(bed.world).find(({ title }) => title.includes(applyNo))?.id ?? 0
    expertDesk.decide(bed.world, id, { result: 'APPROVE', opinion: '同意入库' }, bed.world.clock.now())
    bed.clock.advance(61_000)
    expect((await apply(bed)).json()).toMatchObject({
      status: 409,
      message: 'error.expertAppointed',
      params: { certNo: expect.any(String) },
    })
    expect(await find(bed)).toBeDefined()
  })

  it.each([
    ['an identity number without its check character', { idNumber: '349901198503120021' }, 'idNumber'],
    ['an identity number born on no day', { idNumber: '349901198502300020' }, 'idNumber'],
    ['another day of birth', { birthDate: '1985-03-13' }, 'birthDate'],
    ['more years of work than of life', { workYears: 45 }, 'workYears'],
    ['a photo that nobody uploaded', { photoUrl: `files/uploads/${'A'.repeat(22)}.jpg` }, 'photoUrl'],
    ['a résumé that is too short', { resume: '很短' }, 'resume'],
    ['a type that there is not', { expertType: ['占卜'] as never }, 'expertType[0]'],
  ])('with %s is refused by name and leaves the code unused', async (_what, changes, field) => {
    const bed = await createTestBed()
    const code = await phoneCode(bed, phone)
    const refused = await bed.post(path, { ...(await formOf(bed, changes)), phoneCode: code })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fieldErrors).toMatchObject([{ field }])
    expect((await bed.post(path, { ...(await formOf(bed)), phoneCode: code })).statusCode).toBe(201)
  })

  it("needs the phone's own code", async () => {
    const bed = await createTestBed()
    const code = await phoneCode(bed, '13900030009')
    const answer = await bed.post(path, { ...(await formOf(bed)), phoneCode: code })
    expect(answer.json()).toMatchObject({ status: 400, message: 'error.phoneCode' })
  })
})

describe('the desk', () => {
  it('decides once what waits, longest first', async () => {
    const { world } = await createTestBed()
    const waiting = expertDesk.pending(world)
    expect(waiting).toHaveLength(2)
    expect(waiting.map(({ submittedAt }) => submittedAt)).toEqual(
      waiting.map(({ submittedAt }) => submittedAt).toSorted(),
    )
    const [{ id } = { id: 0 }] = waiting
    const decision = { result: 'RETURN', opinion: '请补充近三年业绩证明' } as const
    expertDesk.decide(world, id, decision, world.clock.now())
    expect(expertDesk.pending(world)).toHaveLength(1)
    const again = () =>
      expertDesk.decide(world, id, { result: 'APPROVE', opinion: '同意' }, world.clock.now())
    expect(again).toThrow(expect.objectContaining({ status: 409, code: 'error.applicationDecided' }))
    const unknown = () => expertDesk.decide(world, 999_999, decision, world.clock.now())
    expect(unknown).toThrow(expect.objectContaining({ status: 404 }))
  })
})
