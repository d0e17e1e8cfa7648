import type { DeskReviewKind } from '@portal/api-contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { renderInTab } from '../../../../testing/render-in-tab.tsx'
import { ReviewDetail } from './review-detail.tsx'

const refund = {
  ...{ kind: 'ORDER_REFUND', recordId: 3, title: '课程 · 苏婉清', subtitle: 'JC3：重复购买' },
  ...{ status: 'PENDING', submittedAt: '2026-11-20T02:00:00Z', decidedAt: null, undoUntil: null },
  ...{ decisions: ['APPROVE', 'REJECT'], files: [], log: [] as object[] },
  submission: { amount: 200, order: { orderNo: 'JC3', payerName: '苏婉清', payChannel: 'BANK' } },
}

async function open(kind: DeskReviewKind = 'ORDER_REFUND', submission: object = refund.submission) {
  const review = { ...refund, kind, submission }
  const path = `/api/admin/reviews/${review.kind}/${review.recordId}`
  let stored: object = review
  const calls = fakeApi({
    [`GET ${path}`]: () => Response.json(stored),
    [`POST ${path}/decision`]: () => {
      stored = { ...stored, status: 'APPROVED', decisions: [] }
      return Response.json(stored)
    },
  })
  const { queryClient } = await renderInTab(<ReviewDetail kind={kind} id={review.recordId} />)
  await screen.findByRole('button', { name: '通过' })
  return {
    decided: () => calls.filter(({ name }) => name.startsWith('POST')),
    refetch: async (next: object) => {
      stored = next
      await act(() => queryClient.invalidateQueries())
    },
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('names amount and payee before a refund is approved, and sends nothing by a key', async () => {
  const { decided } = await open()
  fireEvent.keyDown(screen.getByLabelText('审核意见'), { key: 'Enter', ctrlKey: true })
  await new Promise(requestAnimationFrame)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  press('通过')
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain('¥200.00 将退还给苏婉清')
  expect(decided()).toHaveLength(0)
  press('同意退款')
  await vi.waitFor(() => expect(decided()).toHaveLength(1))
})

it('asks nothing where no money moves, and takes the key', async () => {
  const { decided } = await open('JOB')
  fireEvent.keyDown(screen.getByLabelText('审核意见'), { key: 'Enter', ctrlKey: true })
  await vi.waitFor(() => expect(decided()).toHaveLength(1))
})

/** What is said of a submission, by its terms. */
const said = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

it('shows the contacts of a mini-site and its place on the map', async () => {
  const contacts = { contactName: '林清越', phone: '0590-8339563', website: 'https://hengzhun.example' }
  await open('SITE', { domainId: 'hengzhun', contacts, mapLng: 119.3, mapLat: 26.08 })
  expect(said()).toMatchObject({
    联系人: '林清越',
    电话: '0590-8339563',
    网站: 'https://hengzhun.example',
    经度: '119.3',
    纬度: '26.08',
  })
})

it('says how much of the courses was watched before they are paid back', async () => {
  await open('ORDER_REFUND', { ...refund.submission, watchedShare: 0.1037 })
  expect(said()).toMatchObject({ 学习进度: '10.4%' })
})

it('calls what stands on a mini-site by its own names', async () => {
  await open('SITE_ITEM', {
    title: '我司中标',
    kind: 'CONSTRUCT',
    eventDate: '2026-10-01',
    content: '<p>好</p>',
  })
  expect(said()).toEqual({ 标题: '我司中标', 栏目: '典型案例', 日期: '2026-10-01', 正文: '好' })
})

it('calls the owner of a mini-site by a name, not as a person', async () => {
  await open('SITE', { name: '江川衡准工程造价咨询有限公司', domainId: 'hengzhun' })
  expect(said()).toEqual({ 名称: '江川衡准工程造价咨询有限公司', 网址: 'hengzhun' })
})

it('offers opinions that fit what is decided', async () => {
  await open()
  const offered = screen.getByLabelText('常用意见').textContent
  expect(offered).toContain('退款')
  expect(offered).not.toContain('入会')
})

it('leads to the registering of a transfer until it is registered', async () => {
  const { refetch } = await open()
  const link = () => screen.queryByRole('link', { name: '登记转账' })
  expect(link()?.getAttribute('href')).toBe('/form/step-form?refund=3')
  await refetch({ ...refund, status: 'APPROVED', decisions: [] })
  await screen.findByText('已通过')
  expect(link()).toBeTruthy()
  const entry = { id: 1, action: 'TRANSFER', staffName: '沈敬之', time: refund.submittedAt, opinion: null }
  await refetch({ ...refund, status: 'APPROVED', decisions: [], log: [entry] })
  await vi.waitFor(() => expect(link()).toBeNull())
  await screen.findByText('转账退款')
})

it('has what was handed in anew read before it is decided', async () => {
  const { decided, refetch } = await open('JOB')
  await refetch({ ...refund, kind: 'JOB', submittedAt: '2026-11-21T02:00:00Z' })
  expect((await screen.findByRole('alert')).textContent).toContain('重新提交')
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull()
  press('按新内容办理')
  press('通过')
  await vi.waitFor(() => expect(decided()[0]?.body).toMatchObject({ submittedAt: '2026-11-21T02:00:00Z' }))
})

it('keeps the opinion through what was handed in anew, and moves the focus to where it is written', async () => {
  const { refetch } = await open('JOB')
  const opinion = () => screen.getByLabelText<HTMLTextAreaElement>('审核意见')
  fireEvent.input(opinion(), { target: { value: '缺少资格证书' } })
  await refetch({ ...refund, kind: 'JOB', submittedAt: '2026-11-22T02:00:00Z' })
  await screen.findByRole('alert')
  press('按新内容办理')
  expect(opinion().value).toBe('缺少资格证书')
  expect(document.activeElement?.contains(opinion())).toBe(true)
})
