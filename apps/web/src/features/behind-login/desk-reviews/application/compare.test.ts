import type { ApplyMaterial, MaterialType } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { compareFields, materialFields, missingFrom } from './compare.ts'

const now = { company: { companyName: '甲', staffCount: 3 }, person: null, reason: '扩大业务' }

it('lists what is given, block by block', () => {
  expect(compareFields(now, undefined, false)).toEqual([
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
  const changed = compareFields(now, before, true).filter(({ isChanged }) => isChanged)
  expect(changed).toEqual([
    { field: 'company.staffCount', now: '3', before: '2', isChanged: true },
    { field: 'reason', now: '扩大业务', before: '', isChanged: true },
    { field: 'recommender', now: '', before: '乙', isChanged: true },
  ])
})

it('marks nothing that the earlier version does not have at all', () => {
  const [name] = compareFields(now, { company: {} }, false)
  expect(name?.isChanged).toBe(false)
})

it('marks what only one of two forms has, at its place', () => {
  const before = { company: { companyName: '甲', website: 'https://a.cn' }, reason: '扩大业务' }
  const rows = compareFields(now, before, true)
  expect(rows.map(({ field, isChanged }) => [field, isChanged])).toEqual([
    ['company.companyName', false],
    ['company.staffCount', true],
    ['company.website', true],
    ['reason', false],
  ])
  expect(rows[2]).toMatchObject({ now: '', before: 'https://a.cn' })
})

it('lists of what the association knows only what the form asks for', () => {
  const rows = compareFields(now, { company: { companyName: '乙', memberNo: 'JC-1' } }, false)
  expect(rows.map(({ field, isChanged }) => [field, isChanged])).toEqual([
    ['company.companyName', true],
    ['company.staffCount', false],
    ['reason', false],
  ])
})

it('has a row for each kind of file', () => {
  const file = (name: string) => ({ id: 1, url: '/1', name, size: 1 })
  const rows = materialFields([
    { type: '身份证', file: file('正面.jpg') },
    { type: '注册证', file: file('证书.pdf') },
    { type: '身份证', file: file('反面.jpg') },
  ])
  expect(rows).toEqual([
    { field: 'materials.身份证', now: '正面.jpg、反面.jpg', before: '', isChanged: false },
    { field: 'materials.注册证', now: '证书.pdf', before: '', isChanged: false },
  ])
})

it('marks files that were uploaded again, added or taken out after the application was returned', () => {
  const material = (type: MaterialType, name: string, url = name): ApplyMaterial => ({
    type,
    file: { id: 1, url, name, size: 1 },
  })
  const kept = material('盖章申请表', '照片.jpg')
  const before = [kept, material('身份证', '正面.jpg', '/old'), material('其他', '合同.pdf')]
  const rows = materialFields(
    [kept, material('身份证', '正面.jpg', '/new'), material('注册证', '证书.pdf')],
    before,
  )
  expect(rows.filter(({ isChanged }) => isChanged)).toEqual([
    { field: 'materials.身份证', now: '正面.jpg', before: '正面.jpg', isChanged: true },
    { field: 'materials.注册证', now: '证书.pdf', before: '', isChanged: true },
    { field: 'materials.其他', now: '', before: '合同.pdf', isChanged: true },
  ])
  expect(missingFrom([kept], before).map(({ file }) => file.url)).toEqual(['/old', '合同.pdf'])
})
