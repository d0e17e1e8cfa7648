import { describe, expect, it } from 'vitest'
import { codeFor, codeSentTo, currentMember, fieldsOf, logIn, tokenIn } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, type TestBed } from '../../../testing/test-bed.ts'

const password = encryptPassword('Jiangchuan@2026')
const fresh = '13700000023'
const mail = 'Finance@mingce.example'

const contacts = async (bed: TestBed, persona: string) =>
  (await bed.get('/api/info-member/phone', persona)).json()
const change = (bed: TestBed, what: string, body: object, persona: string) =>
  bed.post(`/api/info-member/${what}`, { password, ...body }, persona)

describe('the phone of an account', () => {
  it('is changed by password and code, and a person logs in by the new one', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('su')
    expect(await contacts(bed, 'su')).toMatchObject({ phone: '138****0002' })
    const body = { phone: fresh, phoneCode: await codeFor(bed, fresh) }
    const answer = await change(bed, 'phone-update', body, 'su')
    expect(answer.json()).toMatchObject({ phone: '137****0023' })
    expect((await currentMember(bed, token)).json()).toMatchObject({ name: '苏婉清', phone: fresh })
    expect((await logIn(bed, '13800010002')).statusCode).toBe(401)
    expect((await currentMember(bed, tokenIn(await logIn(bed, fresh)))).statusCode).toBe(200)
  })

  it('of a unit is added once, and its account name stays its login', async () => {
    const bed = await createTestBed()
    expect(await contacts(bed, 'anzhu')).toMatchObject({ phone: null })
    const early = await change(bed, 'phone-update', { phone: fresh, phoneCode: '123456' }, 'anzhu')
    expect(early.json()).toMatchObject({ status: 409, message: 'error.phoneNotBound' })
    const body = { phone: fresh, phoneCode: await codeFor(bed, fresh) }
    expect((await change(bed, 'phone-add', body, 'anzhu')).statusCode).toBe(200)
    expect(await contacts(bed, 'anzhu')).toMatchObject({ phone: '137****0023' })
    expect((await logIn(bed, 'anzhu')).statusCode).toBe(200)
    const again = await change(bed, 'phone-add', body, 'anzhu')
    expect(again.json()).toMatchObject({ status: 409, message: 'error.phoneBound' })
  })

  it('cannot become one that another person logs in by, though a unit may share it', async () => {
    const bed = await createTestBed()
    const taken = '13800010001'
    const body = { phone: taken, phoneCode: await codeFor(bed, taken) }
    const answer = await change(bed, 'phone-update', body, 'su')
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.phoneTaken' })
    expect((await change(bed, 'phone-update', body, 'mingce')).statusCode).toBe(200)
    expect((await logIn(bed, taken)).statusCode).toBe(200)
  })

  it('stays with a wrong password, which counts as a failed login', async () => {
    const bed = await createTestBed()
    const body = { phone: fresh, phoneCode: await codeFor(bed, fresh), password: encryptPassword('wrong') }
    for (let count = 0; count < 10; count++) {
      const answer = await change(bed, 'phone-update', body, 'su')
      expect(answer.json()).toMatchObject({ status: 400, message: 'error.badPassword' })
      expect(fieldsOf(answer)).toEqual(['password Wrong'])
    }
    expect((await change(bed, 'phone-update', body, 'su')).json()).toMatchObject({
      message: 'error.loginBlocked',
    })
    expect(await contacts(bed, 'su')).toMatchObject({ phone: '138****0002' })
  })

  it('stays with a wrong code', async () => {
    const bed = await createTestBed()
    await codeFor(bed, fresh)
    const answer = await change(bed, 'phone-update', { phone: fresh, phoneCode: '000000' }, 'su')
    expect(answer.json()).toMatchObject({ status: 400, message: 'error.phoneCode' })
  })
})

describe('a code to what is bound so far', () => {
  const ask = async (bed: TestBed, persona: string, channel: 'PHONE' | 'MAIL') =>
    bed.post('/api/info-member/code', { channel }, persona)
  const update = (bed: TestBed, what: string, body: object, persona: string) =>
    bed.post(`/api/info-member/${what}`, body, persona)

  it('stands for the password when a phone is changed, once', async () => {
    const bed = await createTestBed()
    expect((await ask(bed, 'su', 'PHONE')).json()).toEqual({
      recipient: '138****0002',
      expiresIn: 300,
      resendAfter: 60,
    })
    const body = {
      phone: fresh,
      phoneCode: await codeFor(bed, fresh),
      oldPhoneCode: codeSentTo(bed, '13800010002'),
    }
    const wrong = await update(bed, 'phone-update', { ...body, oldPhoneCode: '000000' }, 'su')
    expect(wrong.json()).toMatchObject({ status: 400, message: 'error.oldPhoneCode' })
    const both = await update(bed, 'phone-update', { ...body, password }, 'su')
    expect(fieldsOf(both)).toEqual(['password OneOf', 'oldPhoneCode OneOf'])
    expect((await update(bed, 'phone-update', body, 'su')).json()).toMatchObject({ phone: '137****0023' })
  })

  it('is not used up by a new phone that is refused', async () => {
    const bed = await createTestBed()
    await ask(bed, 'su', 'PHONE')
    const oldPhoneCode = codeSentTo(bed, '13800010002')
    const taken = { phone: '13800010001', phoneCode: await codeFor(bed, '13800010001'), oldPhoneCode }
    expect((await update(bed, 'phone-update', taken, 'su')).json()).toMatchObject({
      message: 'error.phoneTaken',
    })
    const free = { phone: fresh, phoneCode: await codeFor(bed, fresh), oldPhoneCode }
    expect((await update(bed, 'phone-update', free, 'su')).statusCode).toBe(200)
  })

  it('changes the mail address alike, and needs one that is bound', async () => {
    const bed = await createTestBed()
    expect((await ask(bed, 'mingce', 'MAIL')).json()).toMatchObject({ message: 'error.mailNotBound' })
    expect((await ask(bed, 'anzhu', 'PHONE')).json()).toMatchObject({ message: 'error.phoneNotBound' })
    const { boundMail } = bed.world.db.get<{ boundMail: string }>(
      "SELECT mail AS boundMail FROM account WHERE username = 'hengxin'",
    ) ?? { boundMail: '' }
    await ask(bed, 'hengxin', 'MAIL')
    const email = 'it@hengxin.example'
    const body = { email, mailCode: await codeFor(bed, email), oldMailCode: codeSentTo(bed, boundMail) }
    const wrong = await update(bed, 'mail-update', { ...body, oldMailCode: '000000' }, 'hengxin')
    expect(wrong.json()).toMatchObject({ status: 400, message: 'error.oldMailCode' })
    expect((await update(bed, 'mail-update', body, 'hengxin')).json()).toMatchObject({
      email: 'i***@hengxin.example',
    })
  })
})

describe('the mail address of an account', () => {
  it('is added once and then changed', async () => {
    const bed = await createTestBed()
    expect(await contacts(bed, 'mingce')).toMatchObject({ email: null })
    const body = { email: mail, mailCode: await codeFor(bed, mail.toLowerCase()) }
    expect((await change(bed, 'mail-update', body, 'mingce')).json()).toMatchObject({
      message: 'error.mailNotBound',
    })
    expect((await change(bed, 'mail-add', body, 'mingce')).json()).toMatchObject({
      email: 'f***@mingce.example',
    })
    expect((await change(bed, 'mail-add', body, 'mingce')).json()).toMatchObject({
      message: 'error.mailBound',
    })
    const next = { email: 'it@mingce.example', mailCode: await codeFor(bed, 'it@mingce.example') }
    expect((await change(bed, 'mail-update', next, 'mingce')).json()).toMatchObject({
      email: 'i***@mingce.example',
    })
  })

  it('is one account’s alone', async () => {
    const bed = await createTestBed()
    const { email } = await contacts(bed, 'su')
    expect(email).toMatch(/^\w\*{3}@/)
    const row = bed.world.db.get<{ mail: string }>("SELECT mail FROM account WHERE username = '13800010002'")
    const body = { email: row?.mail.toUpperCase(), mailCode: await codeFor(bed, row?.mail ?? '') }
    const answer = await change(bed, 'mail-add', body, 'mingce')
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.mailTaken' })
    expect(fieldsOf(answer)).toEqual(['email Taken'])
  })
})
