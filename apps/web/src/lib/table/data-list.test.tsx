import { ApiError, type ListResult } from '@portal/api-contract'
import type { Column } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { DataList } from './data-list.tsx'

const columns: Column<string>[] = [{ id: 'name', header: '名称', isRowHeader: true, cell: (row) => row }]
const load = vi.fn<() => Promise<ListResult<string>>>()

function List({ page = 1 }: { page?: number }) {
  const query = useQuery({ queryKey: ['list'], queryFn: load })
  return (
    <DataList
      query={query}
      columns={columns}
      rowKey={(row) => row}
      caption="名册"
      page={page}
      pageSize={2}
      empty={<p>还没有</p>}
    />
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

it('pages by the total', async () => {
  load.mockResolvedValue({ items: ['甲', '乙'], total: 5 })
  await renderPage(<List />)
  expect(await screen.findByText('共 5 条')).toBeTruthy()
  expect(screen.getByRole('link', { name: '第 3 页' }).getAttribute('href')).toBe('/?page=3')
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
  await renderPage(<List page={9} />, '/?page=9')
  const back = await screen.findByRole('link', { name: '回到第一页' })
  expect(back.getAttribute('href')).toBe('/')
})
