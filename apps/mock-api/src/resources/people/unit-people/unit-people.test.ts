import type { MemberApplyTop, MemberMessage, UnitInvitation, UnitPerson } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/unit-people'

const peopleOf = async (bed: TestBed, persona: string): Promise<UnitPerson[]> =>
  (await bed.get(`${path}?sort=id&size=100`, persona)).json()

const titlesOf = async (bed: TestBed, persona: string): Promise<string[]> =>
  (await bed.get('/api/member-messages?sort=id,desc', persona))
    .json<MemberMessage[]>()
    .map(({ title }) => title)

/** A person comes into a unit, as the two of them do it. */
async function bring(bed: TestBed, persona: string, unit: string): Promise<void> {
  const phone = bed.world.db.get<{ phone: string }>('SELECT phone FROM member WHERE id = ?', [
    memberIdOf(persona),
  ])?.phone
  const waiting = await bed.get('/api/unit-invitations?status.equals=PENDING', persona)
  const open = waiting.json<UnitInvitation[]>().find(({ companyId }) => companyId === memberIdOf(unit))
  const { id } = open ?? (await bed.post('/api/unit-invitations', { phone }, unit)).json<UnitInvitation>()
  expect((await bed.post(`/api/unit-invitations/${id}/accept`, {}, persona)).statusCode).toBe(200)
}

describe('the people of a unit', () => {
  it('are listed with masked number, certificate, level, validity and open fees', async () => {
    const bed = await createTestBed()
    await bring(bed, 'su', 'hengxin')
    const rows = await peopleOf(bed, 'hengxin')
    expect(rows.find(({ id }) => id === memberIdOf('su'))).toMatchObject({
      companyName: '江川恒信工程造价咨询有限公司',
      name: '苏婉清',
      idNumber: '349902********4529',
      certNo: '建[造]1119349950346',
      memberLevel: '会员',
      unpaidCount: 2,
      unpaidAmount: 400,
    })
    expect(rows.find(({ id }) => id === memberIdOf('lin'))).toMatchObject({ unpaidCount: 0, unpaidAmount: 0 })
    const owing = await bed.get(`${path}?unpaidCount.equals=2`, 'hengxin')
    expect(owing.json<UnitPerson[]>().map(({ name }) => name)).toContain('苏婉清')
  })

  it('are found and sorted by the last day of their certificate', async () => {
    const bed = await createTestBed()
    const daysOf = async (query: string) =>
      (await bed.get(`${path}?size=100&${query}`, 'hengxin'))
        .json<UnitPerson[]>()
        .map(({ certValidTo }) => certValidTo ?? '')
    const days = await daysOf('certValidTo.specified=true&sort=certValidTo,asc')
    expect(days.length).toBeGreaterThan(1)
    expect(days).toEqual(days.toSorted())
    const [first = '', ...later] = days
    expect(await daysOf(`certValidTo.greaterThan=${first}&sort=certValidTo,asc`)).toEqual(
      later.filter((one) => one > first),
    )
  })

  it('are the unit’s alone; a person sees itself, or nobody', async () => {
    const bed = await createTestBed()
    const own = new Set((await peopleOf(bed, 'hengxin')).map(({ id }) => id))
    expect(own.size).toBeGreaterThan(3)
    expect((await peopleOf(bed, 'mingce')).filter(({ id }) => own.has(id))).toEqual([])
    expect((await peopleOf(bed, 'lin')).map(({ id }) => id)).toEqual([memberIdOf('lin')])
    expect(await peopleOf(bed, 'tong')).toEqual([])
  })

  it('leave by either side, and the other one is told', async () => {
    const bed = await createTestBed()
    const end = (persona: string) => bed.delete(`${path}/${memberIdOf('lin')}`, persona)
    for (const stranger of ['mingce', 'su']) expect((await end(stranger)).statusCode).toBe(404)
    expect((await end('hengxin')).statusCode).toBe(204)
    expect((await titlesOf(bed, 'lin'))[0]).toBe('您已不再是单位的人员')
    expect((await end('lin')).statusCode).toBe(404)
    await bring(bed, 'lin', 'mingce')
    expect((await end('lin')).statusCode).toBe(204)
    expect((await titlesOf(bed, 'mingce'))[0]).toBe('有人员离开本单位')
    expect(await peopleOf(bed, 'lin')).toEqual([])
  })
})

describe('a batch', () => {
  const submit = (bed: TestBed, members: object[], unit = 'hengxin') =>
    bed.post('/api/member-applies-top', { members, status: 'SUBMITTED' }, unit)
  const su = { name: '苏婉清', idNumber: '349902199107254529', phone: '13800010002', feeYear: 2026 }
  const errorsOf = (answer: { json(): { fieldErrors: object[] } }) => answer.json().fieldErrors

  it('names its own people by id, and says no more of them than the name', async () => {
    const bed = await createTestBed()
    await bring(bed, 'su', 'hengxin')
    const personId = memberIdOf('su')
    const answer = await submit(bed, [
      { personId, feeYear: 2026 },
      { personId, feeYear: 2025 },
    ])
    const batch = answer.json<MemberApplyTop>()
    expect(batch).toMatchObject({ personCount: 1, totalAmount: 400, status: 'SUBMITTED' })
    const { feeYear: _feeYear, ...row } = batch.members[0] ?? {}
    const others = { idNumber: null, phone: null, certNo: null }
    expect(row).toEqual({ personId, name: '苏婉清', ...others, amount: 200, refusal: null })
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('takes the years that the list of people says are payable, and lists them no longer', async () => {
    const bed = await createTestBed()
    await bring(bed, 'su', 'hengxin')
    const personId = memberIdOf('su')
    const listed = async () =>
      (await bed.get(`/api/unit-people?id.equals=${personId}`, 'hengxin')).json<UnitPerson[]>()[0]
        ?.payableFees
    expect(await listed()).toEqual([
      { feeYear: 2025, amount: 200 },
      { feeYear: 2026, amount: 200 },
    ])
    await submit(bed, [{ personId, feeYear: 2025 }])
    expect(await listed()).toEqual([{ feeYear: 2026, amount: 200 }])
  })

  it('takes back what it gave', async () => {
    const bed = await createTestBed()
    await bring(bed, 'su', 'hengxin')
    const body = { members: [{ personId: memberIdOf('su'), feeYear: 2026 }] }
    const { id, members } = (
      await bed.post('/api/member-applies-top', body, 'hengxin')
    ).json<MemberApplyTop>()
    const put = await bed.put('/api/member-applies-top', { id, members }, 'hengxin')
    expect(put.json()).toMatchObject({ id, members })
  })

  it('refuses another unit’s person and says whose it is, by its data as by its id', async () => {
    const bed = await createTestBed()
    await bring(bed, 'su', 'mingce')
    expect(errorsOf(await submit(bed, [su]))).toMatchObject([
      {
        field: 'members[0].idNumber',
        message: 'OtherUnit',
        params: { unitName: '云洲铭测工程管理有限公司' },
      },
    ])
    expect(errorsOf(await submit(bed, [{ personId: memberIdOf('su'), feeYear: 2026 }]))).toMatchObject([
      { field: 'members[0].personId', message: 'Unknown' },
    ])
    const wrongName = await submit(bed, [{ ...su, name: '苏婉青' }])
    expect(errorsOf(wrongName)).toMatchObject([{ message: 'Unknown' }])
    expect((await submit(bed, [su], 'mingce')).statusCode).toBe(201)
  })

  it('wants all of a stranger’s data, and knows its own people under their numbers', async () => {
    const bed = await createTestBed()
    const { phone: _phone, ...incomplete } = su
    expect(errorsOf(await submit(bed, [incomplete]))).toMatchObject([
      { field: 'members[0].phone', message: 'NotNull' },
    ])
    await bring(bed, 'su', 'hengxin')
    const twice = await submit(bed, [su, { personId: memberIdOf('su'), feeYear: 2026 }])
    expect(errorsOf(twice)).toMatchObject([{ field: 'members[1].personId', message: 'Duplicate' }])
  })
})
