import type { OwnSiteItem, SiteItemInput } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Notification, onNotification } from '../../../../lib/browser/notify.ts'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { ItemList } from './item-list.tsx'

const draft = (id: number, title: string) =>
  ({
    ...{ id, kind: 'NEWS', title, summary: null, coverUrl: null, eventDate: null, opinion: null },
    ...{ content: `<p>${title}</p>`, status: 'DRAFT', publishDate: null },
    lastModifiedDate: '2026-10-08T01:00:00.000Z',
  }) as unknown as OwnSiteItem

const changed = (item: OwnSiteItem): OwnSiteItem => ({
  ...item,
  content: '<p>同事改过</p>',
  lastModifiedDate: '2026-10-08T02:00:00.000Z',
})

const [first, second, third] = [draft(1, '开工'), draft(2, '封顶'), draft(3, '竣工')]

let told: Notification[] = []
beforeEach(() => {
  told = []
  onNotification((notification) => told.push(notification))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Opens the list as it was before others have changed what is stored. @returns what was sent */
async function open(stored: OwnSiteItem[]) {
  const sent: unknown[] = []
  const byId = Object.fromEntries(
    [first, second, third].map(({ id }) => [
      `GET /api/member-news/${id}`,
      () => {
        const item = stored.find((one) => one.id === id)
        return item ? Response.json(item) : problem(404)
      },
    ]),
  )
  fakeApi({
    ...byId,
    'GET /api/member-news': () =>
      Response.json([first, second, third], { headers: { 'X-Total-Count': '3' } }),
    'PUT /api/member-news': ({ body }) => {
      sent.push(body)
      return Response.json({ ...first, ...(body as SiteItemInput) })
    },
    'DELETE /api/member-news/1': () => {
      sent.push('delete 1')
      return new Response(null, { status: 204 })
    },
  })
  const view = await renderPage(
    <UiProvider>
      <ItemList owner="UNIT" search={{ part: 'items' }} />
    </UiProvider>,
  )
  await screen.findByRole('checkbox', { name: '选择“开工”' })
  return { sent, ...view }
}

const choose = (title: string) => fireEvent.click(screen.getByRole('checkbox', { name: `选择“${title}”` }))

it('sends to the review what was seen, and names what a colleague has changed or deleted since', async () => {
  const { sent } = await open([first, changed(second)])
  for (const { title } of [first, second, third]) choose(title)
  fireEvent.click(await screen.findByRole('button', { name: '提交所选的 3 条' }))
  await waitFor(() => expect(told).toHaveLength(1))
  expect(sent).toMatchObject([{ id: 1, content: '<p>开工</p>', status: 'SUBMITTED' }])
  expect(told).toMatchObject([
    {
      title: '已提交 1 条内容，其余没有提交',
      description: '竣工；在别处修改过，请核对后再提交：封顶',
    },
  ])
})

it('sends what was chosen on all pages, and keeps chosen what was not taken', async () => {
  const sent: number[] = []
  let isLost = true
  fakeApi({
    'GET /api/member-news/1': () => Response.json(first),
    'GET /api/member-news/2': () => Response.json(second),
    'GET /api/member-news': ({ query }) =>
      Response.json([query.get('page') === '1' ? second : first], { headers: { 'X-Total-Count': '11' } }),
    'PUT /api/member-news': ({ body }) => {
      const { id } = body as OwnSiteItem
      if (id === 2 && isLost) throw new TypeError('fetch failed')
      sent.push(id)
      return Response.json({ ...first, ...(body as SiteItemInput) })
    },
  })
  function Pages() {
    const [page, setPage] = useState<2>()
    return (
      <UiProvider>
        <ItemList owner="UNIT" search={{ part: 'items', ...(page && { page }) }} />
        <button type="button" onClick={() => setPage(2)}>
          下一页
        </button>
      </UiProvider>
    )
  }
  await renderPage(<Pages />)
  await screen.findByRole('checkbox', { name: '选择“开工”' })
  choose('开工')
  fireEvent.click(screen.getByRole('button', { name: '下一页' }))
  await screen.findByRole('checkbox', { name: '选择“封顶”' })
  choose('封顶')
  fireEvent.click(await screen.findByRole('button', { name: '提交所选的 2 条' }))
  await waitFor(() => expect(told).toMatchObject([{ title: '已提交 1 条内容，其余没有提交' }]))
  isLost = false
  fireEvent.click(await screen.findByRole('button', { name: '提交所选的 1 条' }))
  await waitFor(() => expect(sent).toEqual([1, 2]))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^提交所选/ })).toBeNull())
})

it('does not send what is being deleted', async () => {
  await open([first, second, third])
  choose('开工')
  choose('封顶')
  await screen.findByRole('button', { name: '提交所选的 2 条' })
  fireEvent.click(screen.getByRole('button', { name: '删除“开工”' }))
  expect(await screen.findByRole('button', { name: '提交所选的 1 条' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '撤销删除' }))
})

it('deletes what was seen', async () => {
  const { sent, unmount } = await open([first, second, third])
  fireEvent.click(screen.getByRole('button', { name: '删除“开工”' }))
  await screen.findByRole('button', { name: '撤销删除' })
  unmount()
  await waitFor(() => expect(sent).toEqual(['delete 1']))
  expect(told).toEqual([])
})

it('does not delete what a colleague has changed since', async () => {
  const { sent, unmount } = await open([changed(first), second, third])
  fireEvent.click(screen.getByRole('button', { name: '删除“开工”' }))
  await screen.findByRole('button', { name: '撤销删除' })
  unmount()
  await waitFor(() => expect(told).toMatchObject([{ title: '“开工”没有删除' }]))
  expect(sent).toEqual([])
})

it('leads to another order in such a way that the list is found again as it was narrowed', async () => {
  fakeApi({ 'GET /api/member-news': () => Response.json([], { headers: { 'X-Total-Count': '0' } }) })
  const search = { part: 'items', kind: 'NEWS', status: 'DRAFT', page: 2 } as const
  await renderPage(
    <UiProvider>
      <ItemList owner="UNIT" search={search} />
    </UiProvider>,
    '/?part=items&kind=NEWS&status=DRAFT&page=2',
  )
  const href = screen.getByRole('link', { name: '调整显示顺序' }).getAttribute('href')
  expect(href).toContain('status=DRAFT&page=2')
  expect(href).toContain('arrange=NEWS')
})
