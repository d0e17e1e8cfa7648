import { describe, expect, it } from 'vitest'
import { codeFor, codeSentTo, currentMember, fieldsOf, logIn, tokenIn } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, solveCaptcha, type TestBed } from '../../../testing/test-bed.ts'
import { resetPassword } from './reset-password.ts'

const su = '13800010002'
const path = '/api/public/member/reset-pwd'
const password = encryptPassword('a new one')
const reset = (bed: TestBed, username: string, proof: object) =>
  bed.post(path, { username, password, ...proof })

describe('resetting a password', () => {
  it('by the phone’s code ends every login and begins a new one', async () => {
    const bed = await createTestBed()
    const [old, other] = [bed.tokenOf('su'), bed.tokenOf('lin')]
    const answer = await reset(bed, su, { phoneCode: await codeFor(bed, su, 'public/member') })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect((await currentMember(bed, old)).json()).toMatchObject({ status: 401, result: { isLogin: true } })
    expect((await currentMember(bed, other)).statusCode).toBe(200)
    expect((await logIn(bed, su)).statusCode).toBe(401)
    const token = tokenIn(await logIn(bed, su, 'a new one'))
    expect((await currentMember(bed, token)).json()).toMatchObject({ name: '苏婉清' })
  })

  it('opens an account that failed logins have closed', async () => {
    const bed = await createTestBed()
    for (let count = 0; count < 11; count++) await logIn(bed, su, 'wrong')
    expect((await logIn(bed, su)).statusCode).toBe(429)
    await reset(bed, su, { phoneCode: await codeFor(bed, su, 'public/member') })
    expect((await logIn(bed, su, 'a new one')).statusCode).toBe(200)
  })

  it('by the code of the bound mail address', async () => {
    const bed = await createTestBed()
    const { mail = '' } =
      bed.world.db.get<{ mail: string }>('SELECT mail FROM account WHERE username = ?', ['hengxin']) ?? {}
    const mailCode = await codeFor(bed, mail.toUpperCase(), 'public/member')
    expect(mailCode).toBe('')
    expect((await reset(bed, 'hengxin', { mailCode: codeSentTo(bed, mail) })).statusCode).toBe(204)
    expect((await logIn(bed, 'hengxin', 'a new one')).statusCode).toBe(200)
  })

  it('by a code that was asked for by the account’s name', async () => {
    const bed = await createTestBed()
    const body = { username: '91349902ma2mc02l3y', ...(await solveCaptcha(bed)) }
    const sent = await bed.post('/api/public/info-member/phone', body)
    expect(sent.json()).toEqual({ phone: '139****0002', expiresIn: 300, resendAfter: 60 })
    const answer = await reset(bed, 'mingce', { phoneCode: codeSentTo(bed, '13900020002') })
    expect(answer.statusCode).toBe(204)
  })

  it('is refused alike for a wrong code and for an account that there is not', async () => {
    const bed = await createTestBed()
    await codeFor(bed, su, 'public/member')
    const known = await reset(bed, su, { phoneCode: '000000' })
    const unknown = await reset(bed, '13999999999', { phoneCode: '000000' })
    expect(known.json()).toMatchObject({ status: 400, message: 'error.phoneCode' })
    expect(unknown.body).toBe(known.body)
  })

  it('takes neither a visitor’s code nor one of another account, and each only once', async () => {
    const bed = await createTestBed()
    const visitors = await reset(bed, su, { phoneCode: await codeFor(bed, su) })
    expect(visitors.json()).toMatchObject({ message: 'error.phoneCode' })
    const foreign = await codeFor(bed, '13800010001', 'public/member')
    expect((await reset(bed, su, { phoneCode: foreign })).statusCode).toBe(400)
    expect((await reset(bed, '13800010001', { phoneCode: foreign })).statusCode).toBe(204)
    expect((await reset(bed, '13800010001', { phoneCode: foreign })).statusCode).toBe(400)
  })

  it('takes no code of a phone that is not the account’s any more when the password is written', async () => {
    const bed = await createTestBed()
    const phoneCode = await codeFor(bed, su, 'public/member')
    const asked = resetPassword(bed.world, { username: su, password, phoneCode })
    bed.world.db.run('UPDATE account SET phone = ?, username = ? WHERE username = ?', [
      '13700000023',
      '13700000023',
      su,
    ])
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'error.phoneCode' })
    expect((await logIn(bed, '13700000023')).statusCode).toBe(200)
  })

  it('wants exactly one code, and a password that can be taken', async () => {
    const bed = await createTestBed()
    for (const proof of [{}, { phoneCode: '123456', mailCode: '123456' }]) {
      expect(fieldsOf(await reset(bed, su, proof))).toEqual(['phoneCode OneOf', 'mailCode OneOf'])
    }
    const short = await reset(bed, su, { phoneCode: '123456', password: encryptPassword('short') })
    expect(fieldsOf(short)).toEqual(['password Size'])
  })
})

describe('a code by the account’s name', () => {
  const ask = async (bed: TestBed, username: string) =>
    bed.post('/api/public/info-member/phone', { username, ...(await solveCaptcha(bed)) })

  it('reveals nothing about an unknown account: same answer, same limits, same number each time', async () => {
    const bed = await createTestBed()
    const [known, unknown, unbound] = [
      await ask(bed, 'mingce'),
      await ask(bed, 'nobody'),
      await ask(bed, 'anzhu'),
    ]
    for (const answer of [known, unknown, unbound]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ expiresIn: 300, resendAfter: 60 })
    }
    const again = [await ask(bed, 'mingce'), await ask(bed, 'NoBody')]
    expect(again.map(({ statusCode }) => statusCode)).toEqual([429, 429])
    bed.clock.advance(60_000)
    expect((await ask(bed, 'NoBody')).json()).toEqual(unknown.json())
    expect(bed.log.filter((line) => line.startsWith('sms '))).toHaveLength(1)
  })
  it('tells nobody whose phone is a member’s', async () => {
    const bed = await createTestBed()
    const stranger = '13912345678'
    expect((await ask(bed, su)).json()).toMatchObject({ phone: '138****0002' })
    expect((await ask(bed, stranger)).json()).toMatchObject({ phone: '139****5678' })
    expect(codeSentTo(bed, stranger)).toBe('')
    for (const phone of [su, stranger]) {
      const direct = { phone, ...(await solveCaptcha(bed)) }
      expect((await bed.post('/api/public/member/phoneCode', direct)).json()).toMatchObject({
        message: 'error.codeCooldown',
      })
    }
  })

  it('makes up numbers as there are', async () => {
    const bed = await createTestBed()
    for (let count = 0; count < 25; count++) {
      const { phone } = (await ask(bed, `nobody-${count}`)).json()
      expect(phone).toMatch(/^1(3\d|4[5-9]|5[0-35-9]|6[2567]|7[0-35-8]|8\d|9[0-35-9])\*{4}\d{4}$/)
    }
  })
})
