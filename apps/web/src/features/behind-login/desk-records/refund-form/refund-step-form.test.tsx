import type { DeskRefund } from '@portal/api-contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { RefundStepForm } from './refund-step-form.tsx'

const refundOf = (id: number, payerName: string) => ({
  ...{ id, payerName, orderNo: `JC${id}`, refundAmount: 200, totalAmount: 200, canTransfer: true },
  payAccounts: [{ accountNo: '690112345678900018', bankName: '江川银行', accountName: '协会' }],
})

/** The form at an address that links change; the router has its own. */
function AtAddress({ start }: { start: { refund?: number } }) {
  const [search, setSearch] = useState(start)
  return (
    <>
      <RefundStepForm search={search} />
      {[1, 2].map((id) => (
        <button key={id} type="button" onClick={() => setSearch({ refund: id })}>
          {`ask ${id}`}
        </button>
      ))}
    </>
  )
}

async function open(
  search: { refund?: number } = {},
  start: Partial<DeskRefund>[] = [refundOf(1, '苏婉清'), refundOf(2, '江川造价')],
) {
  let waiting = start
  const calls = fakeApi({
    'GET /api/admin/refunds': () => Response.json(waiting, { headers: { 'X-Total-Count': '2' } }),
    'POST /api/admin/refunds/1/transfer': () => {
      waiting = waiting.slice(1)
      return Response.json(refundOf(1, '苏婉清'))
    },
  })
  const held = new Set<object>()
  const holdWork = () => {
    const piece = {}
    held.add(piece)
    return () => void held.delete(piece)
  }
  const page = await renderInTab(<AtAddress start={search} />, { holdWork })
  await screen.findByRole('combobox', { name: /退款申请/ })
  const renew = async (refunds: typeof waiting) => {
    waiting = refunds
    await act(() => page.queryClient.invalidateQueries())
  }
  return { calls, held, renew }
}

it('knows a refund that has waited for long behind many others', async () => {
  const done = (id: number) => ({ ...refundOf(id, '已转账'), canTransfer: false })
  const all = [...Array.from({ length: 2100 }, (_, index) => done(index + 10)), refundOf(2, '江川造价')]
  fakeApi({
    'GET /api/admin/refunds': ({ query }) => {
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
      const rows = all.slice(page * size, (page + 1) * size)
      return Response.json(rows, { headers: { 'X-Total-Count': String(all.length) } })
    },
  })
  await renderInTab(<RefundStepForm search={{ refund: 2 }} />)
  await screen.findByRole('combobox', { name: /退款申请/ })
  expect(refund().value).toBe('2')
})

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const payAccount = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /付款账号/ })
const refund = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /退款申请/ })
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } })
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))

async function toConfirmation() {
  type(/收款账号/, '6217000010001234567')
  press(/下一步/)
  await screen.findByRole('button', { name: /确认退款/ })
}

it('begins the next refund without the account of the one before', async () => {
  await open()
  await toConfirmation()
  press(/确认退款/)
  fireEvent.click(await screen.findByRole('button', { name: '再登记一笔' }))
  expect(refund().value).toBe('2')
  expect(field(/收款人名称/).value).toBe('江川造价')
  expect(field(/收款账号/).value).toBe('')
})

it('takes no account over to another refund', async () => {
  await open()
  type(/收款账号/, '6217000010001234567')
  fireEvent.change(refund(), { target: { value: '2' } })
  expect(field(/收款人名称/).value).toBe('江川造价')
  expect(field(/收款账号/).value).toBe('')
})

it('says that the chosen refund waits no longer, and takes no other in its place', async () => {
  const { renew } = await open()
  type(/收款账号/, '6217000010001234567')
  await renew([refundOf(2, '江川造价')])
  expect(await screen.findByText('所选退款已不在等待转账之列，请重新选择。')).toBeTruthy()
  expect(refund().value).toBe('')
  press(/下一步/)
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('button', { name: /确认退款/ })).toBeNull()
})

it('offers no other refund for one that is asked for and does not wait', async () => {
  await open({ refund: 9 })
  expect(refund().value).toBe('')
})

it('holds its work also after the way back', async () => {
  const { held } = await open()
  await toConfirmation()
  expect(held.size).toBeGreaterThan(0)
  press(/上一步/)
  await screen.findByRole('button', { name: '下一步' })
  expect(held.size).toBeGreaterThan(0)
})

it('asks before another refund takes the place of one that is written', async () => {
  await open({ refund: 1 })
  type(/收款账号/, '6217000010001234567')
  press(/ask 2/)
  fireEvent.click(await screen.findByRole('button', { name: '继续填写' }))
  await vi.waitFor(() => expect(refund().value).toBe('1'))
  expect(field(/收款账号/).value).toBe('6217000010001234567')
  press(/ask 1/)
  press(/ask 2/)
  fireEvent.click(await screen.findByRole('button', { name: '登记另一笔' }))
  await vi.waitFor(() => expect(refund().value).toBe('2'))
  expect(field(/收款账号/).value).toBe('')
})

it('begins at once with another refund while nothing is written', async () => {
  await open({ refund: 1 })
  press(/ask 2/)
  await vi.waitFor(() => expect(refund().value).toBe('2'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('offers the accounts of the association, and takes the only one at once', async () => {
  await open()
  expect(payAccount().value).toBe('690112345678900018')
  fireEvent.change(refund(), { target: { value: '2' } })
  expect(payAccount().value).toBe('690112345678900018')
})

it('asks which account pays where there are several', async () => {
  const one = refundOf(1, '苏婉清')
  const other = { accountNo: '690112345678900026', bankName: '江川银行', accountName: '协会' }
  await open({}, [{ ...one, payAccounts: [...one.payAccounts, other] }])
  type(/收款账号/, '6217000010001234567')
  press(/下一步/)
  expect(await screen.findByText('请选择付款账号。')).toBeTruthy()
  fireEvent.change(payAccount(), { target: { value: other.accountNo } })
  press(/下一步/)
  expect(await screen.findByText(other.accountNo)).toBeTruthy()
})

it.each([
  ['receiverAccount', () => field(/收款账号/)],
  ['payAccount', payAccount],
  ['amount', () => field(/退款金额/)],
])('leads back to what was refused of the %s and says why', async (name, refused) => {
  await open()
  const fieldErrors = [{ objectName: 'transfer', field: name, message: 'Mismatch' }]
  fakeApi({
    'GET /api/admin/refunds': () =>
      Response.json([refundOf(1, '苏婉清')], { headers: { 'X-Total-Count': '1' } }),
    'POST /api/admin/refunds/1/transfer': () => problem(400, 'error.validation', { fieldErrors }),
  })
  await toConfirmation()
  press(/确认退款/)
  expect(await screen.findByText('此项与其他内容不一致，请检查。')).toBeTruthy()
  expect(refused().getAttribute('aria-invalid')).toBe('true')
  expect(field(/收款账号/).value).toBe('6217000010001234567')
})
