import type { MemberApplyTop } from '@portal/api-contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { forgetAccount, keepToken } from '../../../lib/session/session.ts'
import { batchOf, miao, ownRow, strangerRow } from './batches.fixture.ts'
import { batch, field, open, press, replace, twoYears, type, write } from './page.fixture.tsx'
import { toMember } from './rows/pay-row.ts'

/** Rows that are left without being saved are there again, on the same device and for the same account. */

const echo = ({ body }: { body: unknown }) =>
  Response.json(batchOf({ members: (body as MemberApplyTop).members }))
const number = strangerRow().idNumber
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))
const value = async (name: string) => ((await field(name)) as HTMLInputElement).value
const notice = () => screen.queryByText(/^已恢复/)
/** The page is loaded anew; what was typed a moment ago is kept before. */
const leave = () => {
  fireEvent(window, new Event('pagehide'))
  cleanup()
}

async function typeStranger(row: number) {
  await press('添加一行')
  await type(`第 ${row} 行姓名`, '沈维衡')
  await type(`第 ${row} 行身份证号`, number)
  await type(`第 ${row} 行手机号码`, '15993320964')
  await type(`第 ${row} 行年度`, '2026')
}

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('a new batch has its rows again, without identity numbers, and says so', async () => {
  await open('step=new')
  await typeStranger(1)
  leave()
  expect(drafts()).toEqual(['draft:@6:batch-new'])
  expect(JSON.stringify(localStorage)).not.toContain(number)
  await open('step=new')
  expect(await value('第 1 行姓名')).toBe('沈维衡')
  expect(await value('第 1 行身份证号')).toBe('')
  expect(notice()?.closest('[role=status]')?.textContent).toContain('身份证号没有保存')
})

it('a batch of the server has the numbers from there', async () => {
  const kept = batch({ members: [{ ...toMember(strangerRow()), amount: 200 } as never, ownRow(2025)] })
  await open('batch=4001', kept)
  await type('第 1 行手机号码', '15993320965')
  leave()
  expect(JSON.stringify(localStorage)).not.toContain(number)
  await open('batch=4001', kept)
  expect(await value('第 1 行手机号码')).toBe('15993320965')
  expect(await value('第 1 行身份证号')).toBe(number)
  expect(screen.getByText(miao.idNumber ?? '')).toBeDefined()
  expect(notice()?.closest('[role=status]')?.textContent).not.toContain('身份证号')
})

it('what was left can be dropped', async () => {
  await open('batch=4001', twoYears)
  await press('删除第 2 行')
  leave()
  await open('batch=4001', twoYears)
  await field('第 1 行年度')
  expect(screen.queryByRole('textbox', { name: '第 2 行年度' })).toBeNull()
  await press('放弃修改')
  expect(await field('第 2 行年度')).toBeDefined()
  expect([notice(), drafts()]).toEqual([null, []])
  leave()
  expect(drafts()).toEqual([])
})

it('whoever comes with one of the unit’s people finds the rows that were left as well', async () => {
  await open('step=new')
  await typeStranger(1)
  leave()
  await open('step=new&person=3', twoYears)
  expect(await value('第 1 行姓名')).toBe('沈维衡')
  expect(await value('第 3 行年度')).toBe('2026')
})

it('nothing is left of a new batch that is kept on the server, of wrong rows all', async () => {
  const { router } = await open('step=new&person=3', { [write]: echo, ...twoYears })
  await press('添加一行')
  await type('第 3 行姓名', '无号')
  await press('保存草稿')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ batch: 4001 }))
  await field('第 3 行姓名')
  leave()
  expect(drafts()).toEqual(['draft:@6:batch-4001'])
  await open('batch=4001&step=confirm', twoYears)
  expect(await screen.findByText('1 行有误，不在本次代缴之内')).toBeDefined()
  cleanup()
  await open('batch=4001', { ...twoYears, [replace]: echo })
  expect(await value('第 3 行姓名')).toBe('无号')
  await press('删除第 3 行')
  await press('保存草稿')
  await waitFor(() => expect(drafts()).toEqual([]))
})

it('a batch that is submitted leaves nothing', async () => {
  const submitted = batchOf({ members: [ownRow(2025), ownRow(2026)], status: 'SUBMITTED', orderId: 709 })
  await open('batch=4001', { ...twoYears, [replace]: () => Response.json(submitted) })
  await press('添加一行')
  await type('第 3 行姓名', '无号')
  leave()
  await open('batch=4001&step=confirm', { ...twoYears, [replace]: () => Response.json(submitted) })
  expect(drafts()).toHaveLength(1)
  await press('提交并支付')
  await waitFor(() => expect(drafts()).toEqual([]))
})

it.each([
  ['has logged out', () => forgetAccount()],
  ['has made way for another one', () => keepToken('the other token', '7')],
])('nothing is kept any more of an account that %s', async (_case, change) => {
  await open('step=new')
  await typeStranger(1)
  change()
  leave()
  expect(drafts()).toEqual([])
})
