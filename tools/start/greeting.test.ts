import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripVTControlCharacters } from 'node:util'
import type { Persona } from '../../apps/mock-api/src/seed/personas.ts'
import { displayWidth } from '../lib/terminal.ts'
import { greeting } from './greeting.ts'

const persona = (login: string, more: Partial<Persona> = {}): Persona => ({
  key: login,
  state: 'ACTIVE',
  kind: 'PERSON',
  name: '王工',
  login,
  password: 'secret',
  purpose: '欠缴两年会费，可以一起缴清；登录后首页提示应缴金额、截止日期和下一步该做什么，付款页再核对一遍。',
  ...more,
})

const staff = [{ ...persona('bianji'), phone: '13700030005', role: null }]

const render = (personas: Persona[]) =>
  stripVTControlCharacters(
    greeting({
      web: 'http://127.0.0.1:5173/',
      api: 'http://127.0.0.1:4010/ht',
      reference: 'http://127.0.0.1:4010/reference',
      mockConsole: 'http://127.0.0.1:4010/__mock/',
      personas,
      staff,
    }),
  )

test('no line is wider than a terminal of 80 columns', () => {
  const english = 'Owes two years of fees and may pay them together in one order, from the overview page on.'
  const text = render([
    persona('13800010001'),
    persona('hengxin', { kind: 'UNIT', name: '临江恒信工程造价咨询有限公司', purpose: english }),
  ])
  assert.deepEqual(
    text.split('\n').filter((line) => displayWidth(line) > 80),
    [],
  )
})

test('a shared password is said once, different ones beside their names', () => {
  assert.equal(render([persona('1'), persona('2')]).split('secret').length - 1, 1)
  const text = render([persona('1'), persona('2', { password: 'other' })])
  assert.match(text, /王工 {2}secret/)
  assert.match(text, /王工 {2}other/)
})

test('every login stands under the address where it is used', () => {
  const text = render([persona('13800010001'), persona('hengxin', { kind: 'UNIT' })])
  assert.match(
    text,
    /MemberLogin[\s\S]*hengxin[\s\S]*person\/login[\s\S]*13800010001[\s\S]*MemberLogin[\s\S]*bianji/,
  )
})

test('a gap stands between the Chinese and the English name of every address', () => {
  for (const name of ['Website', 'Mock API', 'API reference', 'Mock console']) {
    assert.match(render([persona('1')]), new RegExp(`[一-龥] +${name} `))
  }
})
