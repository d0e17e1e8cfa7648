import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepLogin, keepToken } from '../../../../lib/session/session.ts'
import type { ColumnUse } from './columns.ts'
import { keepColumns, readKeptColumns } from './kept-columns.ts'

beforeEach(() => {
  keepToken('token')
  keepLogin('memberCompany', 'unit-1')
})
afterEach(() => localStorage.clear())

const uses = (...entries: [string, ColumnUse][]) => new Map(entries)

it('keeps what was chosen, the latest first and once for the same names', () => {
  keepColumns(uses(['员工', 'name'], ['证件', 'certNo']))
  keepColumns(uses(['姓名', 'name']))
  keepColumns(uses(['证件', 'idNumber'], ['员工', 'name']))
  expect(readKeptColumns()).toEqual([uses(['证件', 'idNumber'], ['员工', 'name']), uses(['姓名', 'name'])])
})

it('gives an account its own only, and nobody anything', () => {
  keepColumns(uses(['员工', 'name']))
  keepLogin('memberCompany', 'unit-2')
  expect(readKeptColumns()).toEqual([])
  localStorage.clear()
  keepColumns(uses(['员工', 'name']))
  expect([readKeptColumns(), localStorage.length]).toEqual([[], 0])
})

it('keeps nothing of a table without names, and no more than twenty', () => {
  keepColumns(uses())
  expect(readKeptColumns()).toEqual([])
  for (let index = 0; index < 25; index += 1) keepColumns(uses([`列${index}`, 'name']))
  expect(readKeptColumns()).toHaveLength(20)
  expect(readKeptColumns()[0]).toEqual(uses(['列24', 'name']))
})

it.each(['{', '7', 'null', '[7]', '[[["员工","age"]]]', '[[["员工"]]]'])('takes %s for nothing', (stored) => {
  localStorage.setItem('tableColumns:unit-1', stored)
  expect(readKeptColumns()).toEqual([])
})
