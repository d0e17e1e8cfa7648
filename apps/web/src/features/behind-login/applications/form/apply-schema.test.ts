import { i18n } from '@lingui/core'
import type { ApplyRequirement, MemberBasic } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { applySchema } from './apply-schema.ts'
import { startValues } from './apply-values.ts'

const requirement: ApplyRequirement = {
  applyType: 'PERSON',
  applyKind: 'JOIN',
  fields: [
    { field: 'person.name', need: 'ALWAYS' },
    { field: 'person.idNumber', need: 'ALWAYS' },
    { field: 'person.email', need: 'NEVER' },
    { field: 'materials', need: 'ALWAYS' },
    { field: 'statement', need: 'ALWAYS' },
  ],
  materials: [
    { type: '身份证', isRequired: true, ifChanged: [] },
    { type: '其他', isRequired: false, ifChanged: ['person.name'] },
  ],
  feesSettled: false,
}
const file = {
  key: 'one',
  name: '身份证.pdf',
  size: 1,
  file: { id: 1, url: 'files/1', name: '身份证.pdf', size: 1 },
}
const right = () => ({
  ...startValues('JOIN', 'person', undefined, undefined),
  person: { name: '童小满', email: '' },
  idNumber: '349905200106181764',
  statement: true,
  materials: { 身份证: [file], 其他: [file] },
})

const wrong = (values: object) =>
  v.safeParse(applySchema(requirement, undefined), values).issues?.map((issue) => v.getDotPath(issue))

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

it('takes what is complete', () => expect(wrong(right())).toBeUndefined())

it.each([
  ['a name that is missing', { person: { name: ' ', email: '' } }, ['person.name']],
  ['a mail that is none', { person: { name: '童小满', email: 'x' } }, ['person.email']],
  ['a wrong check character', { idNumber: '349905200106181765' }, ['idNumber']],
  ['a statement that is not agreed to', { statement: false }, ['statement']],
  ['a material that is needed', { materials: { 身份证: [], 其他: [file] } }, ['materials.身份证']],
  ['the proof of what changes', { materials: { 身份证: [file] } }, ['materials.其他']],
  [
    'a file that is on its way',
    { materials: { 身份证: [{ ...file, sent: 0.5 }], 其他: [file] } },
    ['materials.身份证'],
  ],
  [
    'a name and a material at once',
    { person: { name: '', email: '' }, materials: {} },
    ['person.name', 'materials.身份证'],
  ],
])('tells %s', (_case, change, expected) => {
  const told = wrong({ ...right(), ...change })
  expect(told).toEqual(expected)
})

it('wants the district of a city that changes', () => {
  const change: ApplyRequirement = {
    ...requirement,
    applyType: 'UNIT',
    applyKind: 'CHANGE',
    fields: [
      { field: 'company.city', need: 'IF_CHANGED' },
      { field: 'company.district', need: 'IF_CHANGED' },
    ],
    materials: [],
  }
  const known = { ownerType: 'UNIT', city: '临江市', district: '江北区' } as MemberBasic
  const told = (company: Record<string, string>) =>
    v
      .safeParse(applySchema(change, known), {
        ...startValues('CHANGE', 'company', undefined, known),
        company,
        statement: true,
      })
      .issues?.map((issue) => v.getDotPath(issue))
  expect(told({ city: '云洲市', district: '' })).toEqual(['company.district'])
  expect(told({ city: '云洲市', district: '云溪区' })).toBeUndefined()
  expect(told({ city: '临江市', district: '' })).toBeUndefined()
  expect(told({ city: '', district: '滨江区' })).toBeUndefined()
})
