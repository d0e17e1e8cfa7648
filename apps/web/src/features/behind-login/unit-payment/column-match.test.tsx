import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLogin, keepToken } from '../../../lib/session/session.ts'
// The page loads it when it is needed, which a test that waits for it has no time for on a busy machine.
import './editor/batch-editor.tsx'
import { field, open, press, type } from './page.fixture.tsx'

/** A table whose columns have names that nobody knows is matched by hand. */

beforeEach(() => {
  keepToken('token')
  keepLogin('memberCompany', 'unit-1')
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const odd = [
  '员工\t证件\t联系方式\t科室',
  '沈维衡\t349906196803128296\t15993320964\t造价部',
  '李思齐\t349901196812171137\t15993320965\t咨询部',
].join('\n')

async function paste(text: string) {
  await press('上传或粘贴表格')
  await type('或从表格中复制后粘贴', text)
  await press('加入粘贴的内容')
}
const step = () => screen.findByRole('form', { name: '列对应' })
const select = (name: string) => screen.findByRole('combobox', { name }) as Promise<HTMLSelectElement>
const choose = async (name: string, value: string) =>
  fireEvent.change(await select(name), { target: { value } })
const value = async (name: string) => ((await field(name)) as HTMLInputElement).value

it('shows each column with its values and what it is taken for', async () => {
  await open('step=new')
  await paste(odd)
  const form = await step()
  await waitFor(() => expect(document.activeElement).toBe(form))
  expect(within(form).getByText('例如：造价部、咨询部')).toBeDefined()
  const uses = await Promise.all(['员工', '证件', '联系方式', '科室'].map(select))
  expect(uses.map((one) => one.value)).toEqual(['name', 'idNumber', 'phone', ''])
  expect(within(form).getByRole('status').textContent).toContain('没有对应的项：年度')
})

it('reads all rows by what was chosen, and asks no more for the same names', async () => {
  await open('step=new')
  await paste(odd)
  await choose('证件', 'certNo')
  await choose('联系方式', '')
  await press('加入名单')
  expect(await value('第 2 行证书编号')).toBe('349901196812171137')
  expect(await value('第 1 行手机号码')).toBe('')
  await paste(odd.replaceAll('沈', '王').replaceAll('李', '张'))
  expect(await value('第 4 行姓名')).toBe('张思齐')
  expect(await value('第 4 行证书编号')).toBe('349901196812171137')
  expect(screen.queryByRole('form', { name: '列对应' })).toBeNull()
  expect(screen.getByText('列对应沿用了您以前的选择。')).toBeDefined()
})

it('takes one column for a field, and asks for the names of the people', async () => {
  await open('step=new')
  await paste(odd)
  await choose('科室', 'name')
  expect(screen.getAllByText('“姓名”只能对应一列，请只保留一列。')).toHaveLength(2)
  await press('加入名单')
  await waitFor(async () => expect(document.activeElement).toBe(await select('员工')))
  await choose('科室', '')
  await choose('员工', '')
  await press('加入名单')
  expect((await screen.findByRole('alert')).textContent).toContain('请指明“姓名”在哪一列。')
  expect(document.activeElement).toBe(await select('员工'))
})

it('loses nothing when one goes back: the rows, what was pasted and what was chosen', async () => {
  await open('step=new&person=3')
  await paste(odd)
  await choose('科室', 'certNo')
  await press('返回')
  expect(await value('或从表格中复制后粘贴')).toBe(odd)
  await press('加入粘贴的内容')
  expect((await select('科室')).value).toBe('certNo')
  await press('关闭')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await value('第 2 行年度')).toBe('2026')
  await press('上传或粘贴表格')
  expect(await value('或从表格中复制后粘贴')).toBe(odd)
})

it('matches a table without names, and one whose names are in another row', async () => {
  await open('step=new')
  await paste('造价部\t沈维衡\t349906196803128296\t15993320964')
  expect((await select('列名所在的行')).value).toBe('0')
  await choose('第 1 列', '')
  await choose('第 2 列', 'name')
  await press('加入名单')
  expect(await value('第 1 行姓名')).toBe('沈维衡')
  await paste('甲会\t名单\n谁\t号\n李思齐\t349901196812171137')
  await choose('列名所在的行', '2')
  expect((await select('号')).value).toBe('idNumber')
  await choose('谁', 'name')
  await press('加入名单')
  expect(await value('第 2 行姓名')).toBe('李思齐')
})

it('does not stand in the way of a table whose columns are known, which can be matched otherwise afterwards', async () => {
  await open('step=new&person=3')
  await paste('姓名\t身份证号\t手机\t年度\n沈维衡\t349906196803128296\t15993320964\t2026')
  expect(await value('第 3 行手机号码')).toBe('15993320964')
  await press('更改列对应')
  await choose('手机', 'certNo')
  await press('取消')
  expect(await value('第 3 行手机号码')).toBe('15993320964')
  await press('更改列对应')
  expect((await select('手机')).value).toBe('phone')
  await choose('手机', 'certNo')
  await press('重新读入')
  await waitFor(async () => expect(await value('第 3 行证书编号')).toBe('15993320964'))
  expect(await value('第 2 行年度')).toBe('2026')
  expect(screen.queryByRole('textbox', { name: '第 4 行年度' })).toBeNull()
})
