import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import ReceiptForm from './receipt-form.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the form of a unit and sends it with a tax number. @returns what was sent */
async function send(number: string) {
  const sent: unknown[] = []
  fakeApi({
    'GET /api/member-invoices/apply/701': () =>
      Response.json({
        ...{ invoiceKinds: ['FISCAL_RECEIPT'], titleType: 'COMPANY', buyerTaxNo: null },
        ...{ buyerName: '江川恒信工程造价咨询有限公司', email: 'finance@hengxin.example' },
      }),
    'POST /api/member/invoice-apply': ({ body }) => {
      sent.push(body)
      return Response.json({ email: 'finance@hengxin.example' }, { status: 201 })
    },
  })
  const { queryClient } = await renderPage(
    <UiProvider>
      <ReceiptForm orderId={701} onSent={() => {}} onCancel={() => {}} />
    </UiProvider>,
  )
  fireEvent.change(await screen.findByRole('textbox', { name: '税号' }), { target: { value: number } })
  fireEvent.click(screen.getByRole('button', { name: '提交申请' }))
  return { sent, queryClient }
}

it.each([
  ['', '请填写税号。'],
  ['91349901MA2HX01K70', '税号校验不通过，请对照营业执照检查。'],
  ['91349901', '税号为 15 至 20 位，统一社会信用代码为 18 位。'],
  ['91349901MA2HX01K7＃', '税号只有数字和大写字母。'],
])('takes no tax number such as %j', async (number, words) => {
  const { sent } = await send(number)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(sent).toEqual([])
})

it.each(['91349901ma2hx01k7f', '91349901 MA2HX01K7F', '９１３４９９０１ＭＡ２ＨＸ０１Ｋ７Ｆ'])(
  'tidies %s before it is sent',
  async (number) => {
    const { sent } = await send(number)
    await waitFor(() => expect(sent).toMatchObject([{ buyerTaxNo: '91349901MA2HX01K7F' }]))
  },
)

it('has the list of invoices asked for anew', async () => {
  const { sent, queryClient } = await send('91349901MA2HX01K7F')
  const list = ['invoices', 'list', {}]
  queryClient.setQueryData(list, 'before')
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(queryClient.getQueryState(list)?.isInvalidated).toBe(true))
})
