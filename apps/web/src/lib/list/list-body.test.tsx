import type { ListResult } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { ListBody } from './list-body.tsx'

const load = vi.fn<() => Promise<ListResult<string>>>()

const List = ({ page }: { page?: number }) => (
  <ListBody
    query={useQuery({ queryKey: ['list'], queryFn: load })}
    renderItem={(item) => <li key={item}>{item}</li>}
    page={page}
    pageSize={2}
    skeleton={<p>…</p>}
    empty={<p>没有符合条件的单位</p>}
  />
)

afterEach(() => {
  cleanup()
  load.mockReset()
})

it('says what would be here where there is nothing', async () => {
  load.mockResolvedValue({ items: [], total: 0 })
  await renderPage(<List />)
  expect(await screen.findByText('没有符合条件的单位')).toBeTruthy()
})

it('leads back from a page beyond the end, where the conditions are not to blame', async () => {
  load.mockResolvedValue({ items: [], total: 3 })
  await renderPage(<List page={9} />, '/?page=9')
  const back = await screen.findByRole('link', { name: '回到第一页' })
  expect(back.getAttribute('href')).toBe('/')
  expect(screen.queryByText('没有符合条件的单位')).toBeNull()
})

it('says how many there are in the same place when a filter has left nothing', async () => {
  load.mockResolvedValue({ items: ['甲', '乙'], total: 5 })
  const { queryClient } = await renderPage(<List />)
  const count = await screen.findByRole('status')
  expect(count.textContent).toBe('查到 5 条')
  queryClient.setQueryData(['list'], { items: [], total: 0 })
  await screen.findByText('没有符合条件的单位')
  expect(count.isConnected && count.textContent).toBe('查到 0 条')
})

it('leaves out a record that cannot be shown, and no other', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockResolvedValue({ items: [{} as string, '恒信'], total: 2 })
  await renderPage(<List />)
  expect(await screen.findByText('恒信')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
