import { expect, it } from 'vitest'
import { compareFields, materialFields } from './compare.ts'

const now = { company: { companyName: '甲', staffCount: 3 }, person: null, reason: '扩大业务' }

it('lists what is given, block by block', () => {
  expect(compareFields(now, undefined)).toEqual([
    { field: 'company.companyName', now: '甲', before: '', isChanged: false },
    { field: 'company.staffCount', now: '3', before: '', isChanged: false },
    { field: 'reason', now: '扩大业务', before: '', isChanged: false },
  ])
})

it('marks what is not what it was, also what was emptied', () => {
  const before = {
    company: { companyName: '甲', staffCount: 2 },
    person: null,
    reason: null,
    recommender: '乙',
  }
  const changed = compareFields(now, before).filter(({ isChanged }) => isChanged)
  expect(changed).toEqual([
    { field: 'company.staffCount', now: '3', before: '2', isChanged: true },
    { field: 'reason', now: '扩大业务', before: '', isChanged: true },
    { field: 'recommender', now: '', before: '乙', isChanged: true },
  ])
})

it('marks nothing that the earlier version does not have at all', () => {
  const [name] = compareFields(now, { company: {} })
  expect(name?.isChanged).toBe(false)
})

it('has a row for each kind of file', () => {
  const file = (name: string) => ({ id: 1, url: '/1', name, size: 1 })
  const rows = materialFields([
    { type: '身份证', file: file('正面.jpg') },
    { type: '注册证', file: file('证书.pdf') },
    { type: '身份证', file: file('反面.jpg') },
  ])
  expect(rows.map(({ field, now }) => [field, now])).toEqual([
    ['materials.身份证', '正面.jpg、反面.jpg'],
    ['materials.注册证', '证书.pdf'],
  ])
})
