import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Notification, onNotification } from '../../../../lib/browser/notify.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ArrangeItems } from './arrange-items.tsx'

const itemOf = (id: number) => ({ id, title: `第${id}条`, eventDate: null, publishDate: null })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('stores no order over another one that a colleague has made meanwhile before it was said', async () => {
  const told: Notification[] = []
  onNotification((notification) => told.push(notification))
  const sent: unknown[] = []
  let stored = [1, 2, 3]
  fakeApi({
    'GET /api/member-news': () =>
      Response.json(stored.map(itemOf), { headers: { 'X-Total-Count': String(stored.length) } }),
    'POST /api/member-news/order': ({ body }) => {
      sent.push(body)
      return new Response(null, { status: 204 })
    },
  })
  await renderPage(
    <UiProvider>
      <ArrangeItems owner="UNIT" kind="NEWS" />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '上移“第2条”' }))
  stored = [4, 3, 1, 2]
  const save = () => screen.getByRole('button', { name: '保存顺序' })
  fireEvent.click(save())
  await waitFor(() => expect(told).toMatchObject([{ title: '显示顺序没有保存' }]))
  expect(sent).toEqual([])
  await screen.findByText('第4条')
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(save())
  // What was moved here stays, and what is new stands first.
  await waitFor(() => expect(sent).toEqual([{ ids: [4, 2, 1, 3] }]))
})

it('shows the list to nobody who has left the page while the order was stored', async () => {
  const told: Notification[] = []
  onNotification((notification) => told.push(notification))
  fakeApi({
    'GET /api/member-news': () => Response.json([1, 2].map(itemOf), { headers: { 'X-Total-Count': '2' } }),
    'POST /api/member-news/order': () => {
      leavePage()
      return new Response(null, { status: 204 })
    },
  })
  const { router } = await renderPage(
    <UiProvider>
      <ArrangeItems owner="UNIT" kind="NEWS" />
    </UiProvider>,
    '/?arrange=NEWS',
  )
  fireEvent.click(await screen.findByRole('button', { name: '上移“第2条”' }))
  fireEvent.click(screen.getByRole('button', { name: '保存顺序' }))
  await waitFor(() => expect(told).toMatchObject([{ title: '显示顺序已保存' }]))
  expect(router.history.location.search).toBe('?arrange=NEWS')
})
