import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ChunkLoadError, chunkTimeout } from '../../lib/api/chunk-error.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'

let isOnline = true

function setNetwork(next: boolean): void {
  isOnline = next
  act(() => void window.dispatchEvent(new Event(next ? 'online' : 'offline')))
}

const title = () => screen.queryByRole('heading', { level: 1 })?.textContent

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  // React and the router tell of each error that they hand to a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('says that the network is gone while a page loads, and goes on waiting once it is back', async () => {
  const { router } = await renderPage(<RoutePending />)
  screen.getByText('正在加载…')
  setNetwork(false)
  expect(title()).toBe('网络已断开')
  expect(screen.queryByText('正在加载…')).toBeNull()
  const again = vi.spyOn(router, 'invalidate')
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(again).toHaveBeenCalledOnce()
  setNetwork(true)
  screen.getByText('正在加载…')
})

it('gives up a page that takes too long, without the time for which there was no network', async () => {
  await renderPage(<RoutePending />)
  setNetwork(false)
  vi.useFakeTimers()
  act(() => void vi.advanceTimersByTime(chunkTimeout + 1))
  expect(title()).toBe('网络已断开')
  setNetwork(true)
  act(() => void vi.advanceTimersByTime(chunkTimeout - 1))
  screen.getByText('正在加载…')
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('正在加载…')).toBeNull()
})

it('takes no part that fails without a network for a new release, and asks for it again with the network', async () => {
  isOnline = false
  const { router } = await renderPage(<RouteError error={new ChunkLoadError('no part')} />)
  const again = vi.spyOn(router, 'invalidate').mockResolvedValue()
  expect(title()).toBe('网络已断开')
  screen.getByText('网络连接不上，请检查网络后重试。')
  expect(again).not.toHaveBeenCalled()
  setNetwork(true)
  expect(again).toHaveBeenCalledOnce()
  // What fails with it as well is another matter.
  expect(title()).toBe('网站有更新')
})

it('asks for nothing by itself where there was a network', async () => {
  const { router } = await renderPage(<RouteError error={new Error('broken')} />)
  const again = vi.spyOn(router, 'invalidate').mockResolvedValue()
  expect(title()).toBe('页面暂时打不开')
  setNetwork(true)
  expect(again).not.toHaveBeenCalled()
})
