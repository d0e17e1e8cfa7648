import { describe, expect, it } from 'vitest'
import {
  askForCode,
  codeFor,
  codeSentTo,
  currentMember,
  fieldsOf,
  logIn,
  tokenIn,
} from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, type TestBed } from '../../../testing/test-bed.ts'

const phone = '13700000021'
const password = encryptPassword('zaojia-2026')
const path = '/api/public/member/register'
const minute = 60_000

const person = (phoneCode: string) => ({ ownerType: 'PERSON', name: '江砚舟', phone, phoneCode, password })
const unit = (phoneCode: string) => ({
  ownerType: 'UNIT',
  companyName: '临江启衡工程咨询有限公司',
  uscc: '91349901MA2QH21B7T',
  username: 'QiHeng',
  contactName: '江砚舟',
  phone,
  phoneCode,
  password,
})

const registerUnit = async (bed: TestBed, change: object) =>
  bed.post(path, { ...unit(await codeFor(bed, phone)), ...change })

describe('registering a person', () => {
  it('logs in at once, as somebody who has not joined', async () => {
    const bed = await createTestBed()
    const answer = await bed.post(path, person(await codeFor(bed, phone)))
    expect(answer.statusCode).toBe(201)
    const member = (await currentMember(bed, tokenIn(answer))).json()
    expect(member).toMatchObject({
      name: '江砚舟',
      phone,
      role: 'memberPersonal',
      membershipStatus: 'APPLYING',
      memberNo: null,
    })
    expect((await bed.get(`/${member.avatar}`)).body).toMatch(/^<svg/)
    const again = await logIn(bed, phone, 'zaojia-2026')
    expect((await currentMember(bed, tokenIn(again))).json()).toMatchObject({ id: member.id })
  })

  it('whose phone logs another in is told so only with the code, which stays good', async () => {
    const bed = await createTestBed()
    const taken = '13800010001'
    const guess = await bed.post(path, { ...person('000000'), phone: taken })
    expect(guess.json()).toMatchObject({ status: 400, message: 'error.phoneCode' })
    const phoneCode = await codeFor(bed, taken)
    for (let count = 0; count < 2; count++) {
      const answer = await bed.post(path, { ...person(phoneCode), phone: taken })
      expect(answer.json()).toMatchObject({ status: 409, message: 'error.phoneTaken' })
      expect(fieldsOf(answer)).toEqual(['phone Taken'])
    }
  })

  it('twice at once makes one account', async () => {
    const bed = await createTestBed()
    const body = person(await codeFor(bed, phone))
    const answers = await Promise.all([bed.post(path, body), bed.post(path, body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400])
    expect(bed.world.db.all('SELECT 1 FROM account WHERE username = ?', [phone])).toHaveLength(1)
  })

  it('needs a code of the visitor’s kind that has not run out', async () => {
    const bed = await createTestBed()
    const phoneCode = await codeFor(bed, phone)
    bed.clock.advance(5 * minute)
    expect((await bed.post(path, person(phoneCode))).json()).toMatchObject({ message: 'error.phoneCode' })
    const member = '13800010001'
    const forMember = await codeFor(bed, member, 'public/member')
    const answer = await bed.post(path, { ...person(forMember), phone: member })
    expect(answer.json()).toMatchObject({ message: 'error.phoneCode' })
  })

  it.each([
    ['a password of five characters', { password: encryptPassword('12345') }, ['password Size']],
    ['a password as it was typed', { password: 'zaojia-2026' }, ['password Encryption']],
    ['a name of blanks', { name: '   ' }, ['name Pattern']],
    ['what belongs to a unit', { uscc: '91349901MA2QH21B7T' }, ['uscc Unknown']],
    ['a kind that there is not', { ownerType: 'ROBOT' }, ['ownerType OneOf']],
  ])('is refused with %s', async (_case, change, fields) => {
    const bed = await createTestBed()
    const answer = await bed.post(path, { ...person(await codeFor(bed, phone)), ...change })
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toEqual(fields)
  })

  it('names what is missing of its own kind alone', async () => {
    const bed = await createTestBed()
    const answer = await bed.post(path, { ownerType: 'PERSON', phone })
    expect(fieldsOf(answer).sort()).toEqual(['name NotNull', 'password NotNull', 'phoneCode NotNull'])
  })
})

describe('registering a unit', () => {
  it('lets it log in by account name and 统一社会信用代码', async () => {
    const bed = await createTestBed()
    const answer = await registerUnit(bed, {})
    expect(answer.statusCode).toBe(201)
    for (const login of ['qiheng', '91349901MA2QH21B7T']) {
      const token = tokenIn(await logIn(bed, login, 'zaojia-2026'))
      expect((await currentMember(bed, token)).json()).toMatchObject({
        name: '临江启衡工程咨询有限公司',
        role: 'memberCompany',
        membershipStatus: 'APPLYING',
      })
    }
    expect((await logIn(bed, phone, 'zaojia-2026')).statusCode).toBe(401)
  })

  it.each([
    ['an account name, whatever its case', { username: 'HENGXIN' }, 'error.usernameTaken', 'username'],
    ['a login of the staff', { username: 'mishuzhang' }, 'error.usernameTaken', 'username'],
    ['a code', { uscc: '91349901MA2HX01K7F' }, 'error.usccTaken', 'uscc'],
    ['a name', { companyName: '江川恒信工程造价咨询有限公司' }, 'error.companyNameTaken', 'companyName'],
  ])('that another has with %s is a conflict', async (_case, change, message, field) => {
    const answer = await registerUnit(await createTestBed(), change)
    expect(answer.json()).toMatchObject({ status: 409, message })
    expect(fieldsOf(answer)).toEqual([`${field} Taken`])
  })

  it.each([
    ['a mistyped code', { uscc: '91349901MA2QH21B7U' }, ['uscc Check']],
    ['a letter that codes do not have', { uscc: '91349901MA2QH21BIT' }, ['uscc Pattern']],
    ['an account name that is a phone', { username: '13700000021' }, ['username Pattern']],
  ])('is refused with %s', async (_case, change, fields) => {
    const answer = await registerUnit(await createTestBed(), change)
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toEqual(fields)
  })

  it('cannot take another unit’s code as its account name', async () => {
    const bed = await createTestBed()
    const answer = await registerUnit(bed, { username: 'a1349901ma2hx01k7e' })
    expect(fieldsOf(answer)).toEqual(['username Pattern'])
  })

  it('may share its phone with a person, whose login it leaves alone', async () => {
    const bed = await createTestBed()
    const shared = '13800010001'
    await askForCode(bed, shared)
    const answer = await bed.post(path, { ...unit(codeSentTo(bed, shared)), phone: shared })
    expect(answer.statusCode).toBe(201)
    const token = tokenIn(await logIn(bed, shared))
    expect((await currentMember(bed, token)).json()).toMatchObject({ name: '林知远' })
  })
})
