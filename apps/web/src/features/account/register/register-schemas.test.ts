import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { encryptPassword } from '../../../lib/forms/password/encrypt-password.ts'
import {
  emptyPerson,
  emptyUnit,
  personRegisterSchema,
  toPersonBody,
  toUnitBody,
  unitRegisterSchema,
} from './register-schemas.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const shared = {
  phone: '13700000021',
  captchaCode: '',
  phoneCode: '482913',
  password: 'zaojia-2026',
  passwordAgain: 'zaojia-2026',
  isAgreed: true,
}
const unit = {
  companyName: '临江启衡工程咨询有限公司',
  uscc: '91349901MA2QH21B7T',
  contactName: '江砚舟',
  username: 'QiHeng',
  ...shared,
}

/** Which fields are wrong. */
function wrongIn(schema: v.GenericSchema, values: unknown): (string | null)[] {
  return (v.safeParse(schema, values).issues ?? []).map((issue) => v.getDotPath(issue))
}

it('takes a person and a unit that are complete', () => {
  expect(wrongIn(personRegisterSchema, { ...shared, name: '江砚舟' })).toEqual([])
  expect(wrongIn(unitRegisterSchema, unit)).toEqual([])
})

it('asks for everything but the captcha of a code that was sent', () => {
  const asked = Object.keys(emptyPerson).filter((name) => name !== 'captchaCode')
  expect(new Set(wrongIn(personRegisterSchema, emptyPerson))).toEqual(new Set(asked))
  expect(wrongIn(unitRegisterSchema, emptyUnit)).toContain('uscc')
})

it.each([
  [
    'passwords that differ, even while other fields are wrong',
    { passwordAgain: 'zaojia-2025', phone: '' },
    'passwordAgain',
  ],
  ['a password of five characters', { password: '12345', passwordAgain: '12345' }, 'password'],
  ['a mistyped code', { uscc: '91349901MA2QH21B7U' }, 'uscc'],
  ['an account name that is a phone', { username: '13700000021' }, 'username'],
])('refuses %s', (_case, change, field) => {
  expect(wrongIn(unitRegisterSchema, { ...unit, ...change })).toContain(field)
})

it('counts characters of a password, not the halves of an emoji', () => {
  expect(wrongIn(unitRegisterSchema, { ...unit, password: '🏗️🏗️', passwordAgain: '🏗️🏗️' })).toEqual(['password'])
})

it('tells the backend what it asks for: no password as it was typed, nothing that is of the form alone', () => {
  const body = toUnitBody({ ...emptyUnit, ...unit })
  expect(body).toEqual({
    ownerType: 'UNIT',
    companyName: unit.companyName,
    uscc: unit.uscc,
    username: unit.username,
    contactName: unit.contactName,
    phone: unit.phone,
    phoneCode: unit.phoneCode,
    password: encryptPassword(unit.password),
  })
  expect(toPersonBody({ ...emptyPerson, ...shared, name: '江砚舟' })).toEqual({
    ownerType: 'PERSON',
    name: '江砚舟',
    phone: shared.phone,
    phoneCode: shared.phoneCode,
    password: encryptPassword(shared.password),
  })
})
