import type { BatchMember, MemberApplyTop } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { notify } from '../../../lib/browser/notify.ts'
import { useHasUnsent } from '../../../lib/session/session-expiry.ts'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { leavePage } from '../../../testing/login-router.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { batchOf, miao, ownRow, strangerRow } from './batches.fixture.ts'
import { editedBatch, keepEdited } from './edited-batch.ts'
import { Tools } from './editor/tools.tsx'
import { isAsSent } from './editor/use-save.ts'
import { batch, field, open, press, read, replace, twoYears, type, write } from './page.fixture.tsx'
import { payRow, rowsOfBatch, toMember } from './rows/pay-row.ts'

/** What somebody has typed is neither lost nor paid otherwise than it stands there. */

vi.mock('../../../lib/browser/notify.ts', () => ({ notify: vi.fn() }))

const echo = ({ body }: { body: unknown }) =>
  Response.json(batchOf({ members: (body as MemberApplyTop).members }))
const said = () => vi.mocked(notify).mock.calls.map(([{ title }]) => title)

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.mocked(notify).mockClear()
})

it('the wrong rows outlive a refusal of one that was submitted', async () => {
  const refuse = ({ body }: { body: unknown }) =>
    (body as MemberApplyTop).status === 'DRAFT'
      ? echo({ body })
      : problem(400, 'error.validation', {
          fieldErrors: [{ objectName: 'body', field: 'members[0].feeYear', message: 'FeePaid', detail: '' }],
        })
  const { queryClient } = await open('batch=4001&step=confirm', { ...twoYears, [replace]: refuse })
  await screen.findByRole('button', { name: '提交并支付' })
  const sent = rowsOfBatch({ members: [ownRow(2025), ownRow(2026)] })
  const wrong = [strangerRow({ idNumber: '1' }), strangerRow({ phone: '2' }), payRow({ name: '无号' })]
  keepEdited(queryClient, batchOf(), [...wrong, ...sent])
  await press('提交并支付')
  await screen.findByText('以下人员已从名单中移出，金额已更新')
  await waitFor(() =>
    expect(
      editedBatch(queryClient, batchOf(), [])
        ?.rows.map(({ key }) => key)
        .slice(0, 3),
    ).toEqual(wrong.map(({ key }) => key)),
  )
  expect(editedBatch(queryClient, batchOf(), [])?.rows).toHaveLength(4)
})

it('people beyond two hundred are said to be left out', async () => {
  fakeApi({ 'GET /api/unit-people': () => Response.json([miao]) })
  const add = vi.fn(() => ({ skipped: 0, left: 2 }))
  await renderPage(
    <UiProvider>
      <Tools rows={[]} add={add} onImport={vi.fn()} onAddEmpty={vi.fn()} />
    </UiProvider>,
  )
  await press('从本单位人员选择')
  fireEvent.click(await screen.findByRole('checkbox', { name: /全选/ }))
  await press('加入 1 人')
  expect(add).toHaveBeenCalled()
  expect(said()).toEqual(['名单已满 200 人。'])
})

it('what is changed while it is checked is not gone on with', async () => {
  let answer = (_: Response) => {}
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve
  })
  const { router } = await open('batch=4001', { ...twoYears, [replace]: () => waiting })
  await press('删除第 2 行')
  await press('核对并确认')
  await type('第 1 行年度', '2026')
  await act(async () => answer(Response.json(batchOf({ members: [ownRow(2025)] }))))
  await waitFor(() => expect(said()).toEqual(['名单在核对时有改动']))
  expect(router.state.location.search).not.toHaveProperty('step')
  expect(((await field('第 1 行年度')) as HTMLInputElement).value).toBe('2026')
})

it('a wrong row that is mended meanwhile does not hold up the good rows that are paid without it', () => {
  const sent = [strangerRow(), strangerRow({ feeYear: '2025' })]
  const [first = payRow(), second = payRow()] = sent
  const now = [first, payRow({ name: '无号' }), second]
  expect([isAsSent(sent, now, true), isAsSent(sent, now, false)]).toEqual([true, false])
  expect(isAsSent(sent, [first], true)).toBe(false)
  expect(isAsSent(sent, [first, { ...second, feeYear: '2024' }], true)).toBe(false)
})

it('a new batch is guarded after its first save while it has wrong rows', async () => {
  const { router } = await open('step=new&person=3', { [write]: echo, ...twoYears })
  await press('添加一行')
  await type('第 3 行姓名', '无号')
  await press('保存草稿')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ batch: 4001 }))
  await field('第 3 行姓名')
  void router.navigate({ to: '/' })
  expect(await screen.findByRole('alertdialog')).toBeDefined()
  expect(router.state.location.pathname).toBe('/unitPayment')
})

it('the choice between two versions comes into view, and what is kept here is still to be saved', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  let isChanged = false
  const other = batchOf({ members: [ownRow(2025)], lastModifiedDate: '2026-11-19T02:00:00.000Z' })
  const { router } = await open('batch=4001', {
    [read]: () => Response.json(isChanged ? other : batchOf()),
  })
  await screen.findByRole('button', { name: '保存草稿' })
  isChanged = true
  await press('保存草稿')
  await screen.findByRole('button', { name: '保留这里填写的' })
  expect(scroll).toHaveBeenCalled()
  await press('保留这里填写的')
  void router.navigate({ to: '/' })
  expect(await screen.findByRole('alertdialog')).toBeDefined()
})

it('Ctrl S tidies the field it is pressed in, and leaves the focus there', async () => {
  const stranger = { ...toMember(strangerRow()), amount: 200 } as never
  const { calls } = await open('batch=4001', { ...batch({ members: [stranger] }), [replace]: echo })
  const phone = await field('第 1 行手机号码')
  phone.focus()
  await type('第 1 行手机号码', '159 9332 0965')
  fireEvent.keyDown(phone, { key: 's', ctrlKey: true })
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(replace))
  const sent = calls.find(({ name }) => name === replace)?.body as { members: BatchMember[] }
  expect(sent.members[0]).toMatchObject({ phone: '15993320965' })
  expect(document.activeElement).toBe(phone)
})

it('Ctrl S saves an own person whose name has just been typed, and goes to the year', async () => {
  const { calls } = await open('batch=4001', { ...twoYears, [replace]: echo })
  await press('添加一行')
  await type('第 3 行年度', '2026')
  const name = await field('第 3 行姓名')
  name.focus()
  await type('第 3 行姓名', '王安国')
  fireEvent.keyDown(name, { key: 's', ctrlKey: true })
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain(replace))
  const sent = calls.find(({ name }) => name === replace)?.body as { members: BatchMember[] }
  expect(sent.members[2]).toMatchObject({ personId: 5 })
  expect(document.activeElement).toBe(await field('第 3 行年度'))
})

it('somebody else of an own person’s name can be typed', async () => {
  await open('step=new')
  await press('添加一行')
  await type('第 1 行姓名', '苗青')
  fireEvent.blur(await field('第 1 行姓名'))
  await press('第 1 行不是此人')
  const name = await field('第 1 行姓名')
  await waitFor(() => expect(document.activeElement).toBe(name))
  fireEvent.blur(name)
  expect(await field('第 1 行身份证号')).toBeDefined()
})

it('rows that are chosen in a window, and so are typed into no form, are unsent work when the session ends', async () => {
  let has = false
  const Watch = () => {
    has = useHasUnsent()
    return null
  }
  await renderPage(<Watch />)
  await open('step=new')
  await press('从本单位人员选择')
  fireEvent.click(await screen.findByRole('checkbox', { name: /全选/ }))
  expect(has).toBe(false)
  await press('加入 2 人')
  await waitFor(() => expect(has).toBe(true))
})

it('a new batch that another tab has sent is not written once more', async () => {
  const there = batchOf({ members: [ownRow(2025), ownRow(2026)], totalAmount: 400 })
  const { calls, router } = await open('step=new&person=3', {
    ...twoYears,
    'GET /api/member-applies-top/user': () => Response.json([there], { headers: { 'X-Total-Count': '1' } }),
    [write]: echo,
  })
  await field('第 2 行年度')
  window.dispatchEvent(new StorageEvent('storage', { key: 'sent:batch-new', newValue: '1' }))
  await press('保存草稿')
  await waitFor(() => expect(router.state.location.search).toMatchObject({ batch: 4001 }))
  expect(calls.map(({ name }) => name)).not.toContain(write)
})

it('who has left the page while the list was checked is not led on', async () => {
  const leave = ({ body }: { body: unknown }) => {
    leavePage()
    return echo({ body })
  }
  const { router, calls } = await open('batch=4001', { ...twoYears, [replace]: leave })
  await press('核对并确认')
  await waitFor(() => expect(calls.some(({ name }) => name === replace)).toBe(true))
  const button = await screen.findByRole('button', { name: '核对并确认' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'))
  expect(router.history.location.search).toBe('?batch=4001')
})

it('who has left the page while the list was submitted is not led to the payment', async () => {
  const leave = () => {
    leavePage()
    return Response.json(batchOf({ ...members, status: 'SUBMITTED', orderId: 701 }))
  }
  const members = { members: [ownRow(2025), ownRow(2026)] }
  const { router, calls } = await open('batch=4001&step=confirm', { ...twoYears, [replace]: leave })
  await press('提交并支付')
  await waitFor(() => expect(calls.some(({ name }) => name === replace)).toBe(true))
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: '提交并支付' })?.getAttribute('aria-busy')).not.toBe('true'),
  )
  expect(router.history.location.pathname).toBe('/unitPayment')
})
