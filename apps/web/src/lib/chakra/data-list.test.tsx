import { ApiError, type ListResult } from '@portal/api-contract'
import { type Column, UiProvider } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { useSort } from '../list/use-sort.ts'
import { DataList } from './data-list.tsx'

const columns: Column<string>[] = [
  { id: 'name', header: '名称', isRowHeader: true, isSortable: true, cell: (row) => row },
  { id: 'action', header: '操作', hideHeader: true, cell: (row) => <button type="button">删除{row}</button> },
]
const sorts = ['name,asc', 'name,desc'] as const
const load = vi.fn<() => Promise<ListResult<string>>>()

function List() {
  const query = useQuery({ queryKey: ['list'], queryFn: load })
  const { page = 1, sort } = useSearch({ strict: false }) as { page?: number; sort?: 'name,desc' }
  return (
    <UiProvider>
      <DataList
        query={query}
        columns={columns}
        rowKey={(row) => row}
        caption="名册"
        page={page}
        pageSize={2}
        empty={<p>还没有</p>}
        {...useSort(sorts, sort)}
      />
    </UiProvider>
  )
}

afterEach(() => {
  cleanup()
  load.mockReset()
})

it('has the shape of the table while it loads', async () => {
  load.mockReturnValue(new Promise(() => {}))
  await renderPage(<List />)
  expect(screen.getByRole('table', { name: '名册' }).getAttribute('aria-busy')).toBe('true')
  // The head and a page of rows.
  expect(screen.getAllByRole('row')).toHaveLength(1 + 2)
})

it('takes the focus to its beginning when another page is opened', async () => {
  load.mockResolvedValue({ items: ['甲', '乙'], total: 5 })
  await renderPage(<List />)
  await screen.findByText('甲')
  const table = screen.getByRole('table', { name: '名册' })
  expect(document.activeElement).toBe(document.body)
  const next = screen.getByRole('link', { name: '下一页' })
  expect(next.getAttribute('href')).toBe('/?page=2')
  next.focus()
  fireEvent.click(next)
  await waitFor(() => expect(document.activeElement?.contains(table)).toBe(true))
  expect(document.activeElement?.matches('[tabindex="-1"]')).toBe(true)
  expect(screen.getByRole('link', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page')
})

it('takes the focus to itself when the row that had it goes, and from nobody who has gone on', async () => {
  const shows = (...items: string[]) => load.mockResolvedValueOnce({ items, total: items.length })
  shows('甲', '乙', '丙')
  const { queryClient } = await renderPage(
    <>
      <List />
      <input aria-label="另一处" />
    </>,
  )
  const renew = () => act(() => queryClient.refetchQueries({ queryKey: ['list'] }))
  const press = async (name: string) => act(async () => (await screen.findByRole('button', { name })).focus())
  await press('删除甲')
  shows('乙', '丙')
  await renew()
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true))
  await press('删除乙')
  act(() => screen.getByRole('textbox').focus())
  shows('丙')
  await renew()
  await waitFor(() => expect(screen.queryByText('乙')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('leaves a window over the page alone that the row’s button has opened', async () => {
  load.mockResolvedValueOnce({ items: ['甲', '乙'], total: 2 })
  const { queryClient } = await renderPage(<List />)
  const button = await screen.findByRole('button', { name: '删除甲' })
  act(() => button.focus())
  // It has taken the focus, and lost it with the button that was pressed in it.
  const window = Object.assign(document.createElement('div'), { role: 'dialog' })
  window.dataset.state = 'open'
  document.body.append(window)
  load.mockResolvedValueOnce({ items: ['乙'], total: 1 })
  await act(() => queryClient.refetchQueries({ queryKey: ['list'] }))
  await waitFor(() => expect(button.isConnected).toBe(false))
  expect(document.activeElement).toBe(document.body)
  window.remove()
})

it('sorts by its heads, in the address, and begins anew', async () => {
  load.mockResolvedValue({ items: ['甲', '乙'], total: 5 })
  const { router } = await renderPage(<List />, '/?page=2')
  const head = await screen.findByRole('columnheader', { name: '名称' })
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  fireEvent.click(screen.getByRole('button', { name: '名称' }))
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'name,desc' }))
  expect(screen.getByRole('columnheader', { name: '名称' }).getAttribute('aria-sort')).toBe('descending')
})

it('offers another try when nothing could be loaded', async () => {
  load
    .mockRejectedValueOnce(new ApiError('http', { status: 503 }))
    .mockResolvedValue({ items: ['甲'], total: 1 })
  await renderPage(<List />)
  expect((await screen.findByRole('alert')).textContent).toContain('服务器出了问题')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('甲')).toBeTruthy()
})

it('keeps the rows when newer ones cannot be loaded', async () => {
  load.mockResolvedValueOnce({ items: ['甲'], total: 1 }).mockRejectedValue(new ApiError('network'))
  const { queryClient } = await renderPage(<List />)
  await screen.findByText('甲')
  await queryClient.invalidateQueries({ queryKey: ['list'] })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('以下为上次加载的结果'))
  expect(screen.getByText('甲')).toBeTruthy()
})

it('says what would be here', async () => {
  load.mockResolvedValue({ items: [], total: 0 })
  await renderPage(<List />)
  expect(await screen.findByText('还没有')).toBeTruthy()
})

it('leads back from a page beyond the end', async () => {
  load.mockResolvedValue({ items: [], total: 3 })
  await renderPage(<List />, '/?page=9')
  const back = await screen.findByRole('link', { name: '回到第一页' })
  expect(back.getAttribute('href')).toBe('/')
})
