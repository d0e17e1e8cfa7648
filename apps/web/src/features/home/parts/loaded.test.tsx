import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { Loaded } from './loaded.tsx'

const load = vi.fn<() => Promise<string[]>>()

const Block = () => (
  <Loaded
    query={useQuery({ queryKey: ['block'], queryFn: load })}
    name="通知公告"
    empty="还没有通知公告。"
    skeleton={<p>…</p>}
  >
    {(items) => <p>{items.join()}</p>}
  </Loaded>
)

afterEach(() => {
  cleanup()
  load.mockReset()
})

it('draws the shape of what is on its way', async () => {
  load.mockReturnValue(new Promise(() => {}))
  await renderPage(<Block />)
  expect(screen.getByText('…').closest('[aria-busy="true"]')).toBeTruthy()
})

it('says where there is nothing, in the place that was kept', async () => {
  load.mockResolvedValue([])
  await renderPage(<Block />)
  expect(await screen.findByText('还没有通知公告。')).toBeTruthy()
  expect(screen.getByText('…').closest('[aria-hidden="true"]')).toBeTruthy()
})

it('says that it failed, keeps the place and tries again when asked', async () => {
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce(['a', 'b'])
  await renderPage(<Block />)
  expect((await screen.findByRole('alert')).textContent).toContain('通知公告没有加载成功')
  expect(screen.getByText('…').closest('[aria-hidden="true"]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('a,b')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('says the same where what came cannot be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  load.mockResolvedValue({ 0: 'a', length: 1 } as unknown as string[])
  await renderPage(<Block />)
  expect((await screen.findByRole('alert')).textContent).toContain('通知公告没有加载成功')
})
