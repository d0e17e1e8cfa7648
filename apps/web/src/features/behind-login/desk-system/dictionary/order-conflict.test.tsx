import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../../testing/fake-api.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import { NavigationPanel } from './navigation-panel.tsx'

const names = ['造价资讯', '行业动态', '政策法规']
const entry = (id: number) => ({
  ...{ id, dictName: names[id - 1], dictType: 'index', isNavigation: 1, isDeleted: 0, orderNum: id },
  ...{ createdDate: '2026-01-01T00:00:00Z', lastModifiedDate: '2026-01-01T00:00:00Z', headerTwoList: [] },
})
const listOf = (ids: number[]) => () =>
  Response.json(ids.map(entry), { headers: { 'X-Total-Count': String(ids.length) } })

afterEach(() => vi.unstubAllGlobals())

it('an order that a colleague has changed is kept, and stored only once it was seen beside theirs', async () => {
  const answers = [listOf([1, 2, 3]), listOf([3, 1, 2])]
  const stored = [() => problem(409, 'error.concurrencyFailure'), () => new Response(null, { status: 204 })]
  const sent: unknown[] = []
  const calls = fakeApi({
    'GET /api/public/info-dicts-list': () => (answers.shift() ?? listOf([3, 1, 2]))(),
    'POST /api/admin/navigation/order': ({ body }) => {
      sent.push(body)
      return (stored.shift() ?? (() => problem(500)))()
    },
  })
  await renderPage(
    <UiProvider>
      <NavigationPanel onDirty={() => {}} />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '上移“行业动态”' }))
  fireEvent.click(screen.getByRole('button', { name: '保存顺序' }))
  await vi.waitFor(() => expect(sent).toEqual([{ order: [2, 1, 3], read: [1, 2, 3] }]))
  await vi.waitFor(() => expect(calls).toHaveLength(3))
  await vi.waitFor(() => {
    fireEvent.click(screen.getByRole('button', { name: '保存顺序' }))
    expect(sent).toHaveLength(2)
  })
  expect(sent[1]).toEqual({ order: [2, 1, 3], read: [3, 1, 2] })
})

it('keeps the focus in its list when the order is given up', async () => {
  fakeApi({ 'GET /api/public/info-dicts-list': listOf([1, 2, 3]) })
  await renderPage(
    <UiProvider>
      <NavigationPanel onDirty={() => {}} />
    </UiProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '上移“行业动态”' }))
  const giveUp = screen.getByRole('button', { name: '恢复原来的顺序' })
  giveUp.focus()
  fireEvent.click(giveUp)
  await vi.waitFor(() => expect(document.activeElement?.contains(screen.getByRole('list'))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})
