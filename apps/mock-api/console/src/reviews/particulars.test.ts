import { expect, it } from 'vitest'
import { isPicture, lineOf, particularsOf } from './particulars.ts'

it('shows what was filled in, without bookkeeping, gaps and files', () => {
  const submission = {
    id: 1,
    isDeleted: 0,
    createdDate: '2026-11-21T02:00:00.000Z',
    amount: 0,
    opinion: null,
    remark: '',
    orderIds: [381],
    parts: [],
    photoUrl: 'files/experts/1.svg',
    proof: { id: 2, url: 'files/a.png', name: 'a.png' },
    materials: [{ type: '营业执照', file: { url: 'files/b.pdf', name: 'b.pdf' } }],
  }
  expect(particularsOf(submission)).toEqual([
    { name: 'amount', value: 0 },
    { name: 'orderIds', value: [381] },
  ])
})

it.each([
  ['回单.PNG', true],
  ['4425.svg', true],
  ['营业执照.pdf', false],
])('%s as a picture: %s', (name, is) => {
  expect(isPicture(name)).toBe(is)
})

it.each([
  [960, '960'],
  ['2026-11-21T02:00:00.000Z', '2026-11-21 10:00:00'],
  [['造价', '评审'], '造价、评审'],
  [{ certType: '一级造价工程师', certNo: 'JZ1', issuer: null }, '一级造价工程师 · JZ1'],
])('%j reads %s', (value, line) => {
  expect(lineOf(value)).toBe(line)
})
