import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import type { FeesSearch } from '../records-search.ts'
import { FeeList } from './fee-list.tsx'

const fee = (id: number, ownerName: string, amount: number) => ({
  ...{ id, ownerName, amount, ownerType: 'PERSON', feeYear: 2026, memberLevel: null, status: 'UNPAID' },
  ...{ dueDate: '2026-12-31', payDate: null, remindedDate: null },
})
const fees = [fee(1, '苏婉清', 200), fee(2, '江川造价', 5000)]
const paid = { ...fee(3, '已缴的人', 200), status: 'PAID' }

function Narrowed() {
  const [search, setSearch] = useState<FeesSearch>({})
  return (
    <>
      <FeeList search={search} />
      <button type="button" onClick={() => setSearch({ sort: 'amount,asc' })}>
        sort
      </button>
      <button type="button" onClick={() => setSearch({ year: 2026 })}>
        narrow
      </button>
    </>
  )
}

async function open(results: object[] = []) {
  const calls = fakeApi({
    'GET /api/admin/fees': () => Response.json(fees, { headers: { 'X-Total-Count': '2' } }),
    'POST /api/admin/fees/reminders': () => Response.json(results),
  })
  await renderInTab(<Narrowed />)
  // What they are chosen by comes after the names.
  await vi.waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1 + fees.length))
  for (const name of ['苏婉清', '江川造价']) await press(name)
  const reminded = () => calls.filter(({ name }) => name.startsWith('POST'))
  return { reminded }
}

const button = async (name: string) => (await screen.findByText(name)).closest('button')
const press = async (name: string) => fireEvent.click(await screen.findByText(name))

it('says whom it reminds of how much, and does so once that is confirmed', async () => {
  const { reminded } = await open()
  await press('催缴所选 2 笔')
  const question = await screen.findByRole('alertdialog')
  await vi.waitFor(() => expect(question.textContent).toContain('苏婉清、江川造价，合计 ¥5,200.00'))
  expect(reminded()).toHaveLength(0)
  fireEvent.click(within(question).getByText('确认催缴'))
  await vi.waitFor(() => expect(reminded()[0]?.body).toEqual({ feeIds: [1, 2] }))
})

it('keeps chosen what can be reminded of later, and nothing else', async () => {
  await open([
    { feeId: 1, isDone: false, reason: 'NOT_OWED' },
    { feeId: 2, isDone: false, reason: 'REMINDED_TODAY' },
  ])
  await press('催缴所选 2 笔')
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByText('确认催缴'))
  expect((await button('催缴所选 1 笔'))?.disabled).toBe(false)
})

it('gives up what is chosen when the list is narrowed, or at a press, and not when it is sorted', async () => {
  await open()
  await press('sort')
  await button('催缴所选 2 笔')
  await press('narrow')
  expect((await button('催缴所选 0 笔'))?.disabled).toBe(true)
  await press('苏婉清')
  await press('清除选择')
  await button('催缴所选 0 笔')
  expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })

/** The list's first page has what it is given of all that there is. */
async function openPage(onPage: object[], all: object[]) {
  fakeApi({
    'GET /api/admin/fees': ({ query }) =>
      Response.json(query.get('size') === '20' ? onPage : all, {
        headers: { 'X-Total-Count': String(all.length) },
      }),
  })
  await renderInTab(<Narrowed />)
  return box('选择本页全部')
}

it('chooses all of the page that are owed by the box in the head, and none by another press', async () => {
  const all = await openPage([...fees, paid], [...fees, paid])
  fireEvent.click(await box('江川造价'))
  await vi.waitFor(() => expect(all.indeterminate).toBe(true))
  fireEvent.click(all)
  await button('催缴所选 2 笔')
  expect(all.checked).toBe(true)
  fireEvent.click(all)
  await button('催缴所选 0 笔')
  expect(screen.queryByText('选择符合条件的全部待缴会费')).toBeNull()
})

it('chooses those between two that are pressed with Shift, and gives them up likewise', async () => {
  const four = ['甲甲', '乙乙', '丙丙', '丁丁'].map((name, index) => fee(10 + index, name, 200))
  await openPage([four[0], paid, ...four.slice(1)] as object[], four)
  fireEvent.click(await box('丁丁'))
  fireEvent.click(await box('乙乙'), { shiftKey: true })
  await button('催缴所选 3 笔')
  expect((await box('甲甲')).checked).toBe(false)
  fireEvent.click(await box('丙丙'), { shiftKey: true })
  await button('催缴所选 1 笔')
  expect((await box('丁丁')).checked).toBe(true)
})

it('chooses on all pages what is owed, up to what the backend takes at once', async () => {
  const many = Array.from({ length: 700 }, (_, id) => fee(id, `会员${id}`, 200))
  const all = await openPage(many.slice(0, 20), [paid, ...many])
  expect(screen.queryByText('选择符合条件的全部待缴会费')).toBeNull()
  fireEvent.click(all)
  await press('选择符合条件的全部待缴会费')
  await button('催缴所选 500 笔')
  expect(screen.queryByText('选择符合条件的全部待缴会费')).toBeNull()
})
