import type { MemberMessage, UnitInvitation } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { codeFor } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/unit-invitations'
const su = '13800010002'

const listOf = async (bed: TestBed, persona: string, query = ''): Promise<UnitInvitation[]> =>
  (await bed.get(`${path}?sort=id${query}`, persona)).json()

const invite = (bed: TestBed, phone: string, unit = 'mingce', rest = {}) =>
  bed.post(path, { phone, ...rest }, unit)

const answer = (bed: TestBed, id: number, verb: string, persona = 'su') =>
  bed.post(`${path}/${id}/${verb}`, {}, persona)

const latestTitle = async (bed: TestBed, persona: string) =>
  (await bed.get('/api/member-messages?sort=id,desc', persona)).json<MemberMessage[]>()[0]?.title

describe('an invitation', () => {
  it('is sent by phone, told to the person, and accepted', async () => {
    const bed = await createTestBed()
    const sent = await invite(bed, su, 'mingce', { remark: '欢迎' })
    const { id } = sent.json<UnitInvitation>()
    expect(sent.statusCode).toBe(201)
    expect(sent.headers.location).toBe(`api/unit-invitations/${id}`)
    expect(sent.json()).toMatchObject({ status: 'PENDING', personName: null, remark: '欢迎' })
    expect(await latestTitle(bed, 'su')).toBe('云洲铭测工程管理有限公司邀请您加入')
    expect((await listOf(bed, 'su')).map((one) => one.id)).toContain(id)
    const accepted = (await answer(bed, id, 'accept')).json()
    expect(accepted).toMatchObject({ status: 'ACCEPTED', personName: '苏婉清' })
    expect(await latestTitle(bed, 'mingce')).toBe('邀请已被接受')
  })

  it('tells the unit nothing of who does not accept, and may come again', async () => {
    const bed = await createTestBed()
    const { id } = (await invite(bed, su)).json<UnitInvitation>()
    expect((await answer(bed, id, 'decline')).json()).toMatchObject({ status: 'DECLINED', personName: null })
    expect((await bed.get(`${path}/${id}`, 'mingce')).json()).toMatchObject({ personName: null })
    for (const verb of ['accept', 'decline']) {
      const again = (await answer(bed, id, verb)).json()
      expect(again).toMatchObject({ status: 409, message: 'error.invitationAnswered' })
    }
    expect((await invite(bed, su)).statusCode).toBe(201)
  })

  it('is taken back while nobody has answered: the person sees it no more, and may be invited again', async () => {
    const bed = await createTestBed()
    const { id } = (await invite(bed, su)).json<UnitInvitation>()
    bed.clock.advance(1000)
    const taken = (await answer(bed, id, 'withdraw', 'mingce')).json()
    expect(taken).toMatchObject({ status: 'WITHDRAWN', answeredDate: null, personName: null })
    expect(taken.lastModifiedDate).toBe(bed.clock.now().toISOString())
    expect((await listOf(bed, 'su')).map((one) => one.id)).not.toContain(id)
    expect((await bed.get(`${path}/${id}`, 'su')).statusCode).toBe(404)
    for (const verb of ['accept', 'decline']) expect((await answer(bed, id, verb)).statusCode).toBe(404)
    const again = (await answer(bed, id, 'withdraw', 'mingce')).json()
    expect(again).toMatchObject({ status: 409, message: 'error.invitationWithdrawn' })
    expect((await invite(bed, su)).statusCode).toBe(201)
  })

  it.each(['accept', 'decline'])('is not taken back after an answer to %s', async (verb) => {
    const bed = await createTestBed()
    const { id } = (await invite(bed, su)).json<UnitInvitation>()
    const { status } = (await answer(bed, id, verb)).json<UnitInvitation>()
    const late = (await answer(bed, id, 'withdraw', 'mingce')).json()
    expect(late).toMatchObject({ status: 409, message: 'error.invitationAnswered' })
    expect((await bed.get(`${path}/${id}`, 'su')).json()).toMatchObject({ status })
  })

  it('waits for somebody who is not there yet, as for anybody', async () => {
    const bed = await createTestBed()
    expect((await invite(bed, '13700000055')).json()).toMatchObject({ status: 'PENDING', personName: null })
  })

  it('follows a person who binds another phone, which the unit is not told, and is one where the unit has invited that one, too', async () => {
    const bed = await createTestBed()
    const fresh = '13700000023'
    const [kept, doubled] = [
      (await invite(bed, su)).json<UnitInvitation>().id,
      (await invite(bed, fresh, 'hengxin')).json<UnitInvitation>().id,
    ]
    const password = encryptPassword('Jiangchuan@2026')
    const body = { phone: fresh, phoneCode: await codeFor(bed, fresh), password }
    expect((await bed.post('/api/info-member/phone-update', body, 'su')).statusCode).toBe(200)
    const waiting = await listOf(bed, 'su', '&status.equals=PENDING')
    expect(waiting.map(({ id, phone }) => [id, phone])).toEqual([
      [kept, su],
      [doubled, fresh],
    ])
    expect((await bed.get(`${path}/${kept}`, 'mingce')).json()).toMatchObject({
      status: 'PENDING',
      phone: su,
    })
    expect((await invite(bed, fresh)).json().message).toBe('error.invitationOpen')
    const { status } = (await bed.get(`${path}/8001`, 'hengxin')).json<UnitInvitation>()
    expect(status).toBe('WITHDRAWN')
    expect((await answer(bed, kept, 'accept')).json()).toMatchObject({ status: 'ACCEPTED' })
  })

  it('is sent once, and not to whom the unit has', async () => {
    const bed = await createTestBed()
    const messageOf = async (phone: string) => (await invite(bed, phone, 'hengxin')).json().message
    expect(await messageOf(su)).toBe('error.invitationOpen')
    expect(await messageOf('13800010001')).toBe('error.personInUnit')
  })

  it('leads into one unit at most', async () => {
    const bed = await createTestBed()
    const { id } = (await invite(bed, su)).json<UnitInvitation>()
    await answer(bed, id, 'accept')
    expect((await answer(bed, 8001, 'accept')).json()).toMatchObject({
      status: 409,
      message: 'error.personInUnit',
    })
    expect((await answer(bed, 8001, 'decline')).statusCode).toBe(200)
  })
})

describe('who may', () => {
  it('is the unit that sent it and the person whose phone it is', async () => {
    const bed = await createTestBed()
    for (const persona of ['mingce', 'lin'])
      expect((await bed.get(`${path}/8001`, persona)).statusCode).toBe(404)
    for (const persona of ['hengxin', 'su'])
      expect((await bed.get(`${path}/8001`, persona)).json()).toMatchObject({ id: 8001, status: 'PENDING' })
    expect((await answer(bed, 8001, 'accept', 'lin')).statusCode).toBe(404)
    expect((await answer(bed, 8001, 'accept', 'hengxin')).statusCode).toBe(403)
    expect((await answer(bed, 8001, 'withdraw', 'mingce')).statusCode).toBe(404)
    for (const persona of ['su', 'xinrui'])
      expect((await answer(bed, 8001, 'withdraw', persona)).statusCode).toBe(403)
    for (const persona of ['su', 'xinrui']) expect((await invite(bed, su, persona)).statusCode).toBe(403)
  })

  it('finds the seeded ones by their state', async () => {
    const bed = await createTestBed()
    expect((await listOf(bed, 'hengxin')).map(({ status }) => status)).toEqual(['PENDING', 'ACCEPTED'])
    expect(await listOf(bed, 'mingce', '&status.equals=DECLINED')).toMatchObject([{ phone: '13800010005' }])
  })
})
