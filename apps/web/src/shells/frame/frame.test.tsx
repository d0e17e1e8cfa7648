import { useLocation } from '@tanstack/react-router'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'

// Whether the tab's first page has been left is kept in a module: each test begins with a new tab.
let Frame: typeof import('./frame.tsx').Frame
beforeEach(async () => {
  vi.resetModules()
  Frame = (await import('./frame.tsx')).Frame
})

/** Every path in a frame of its own, but for a site's. */
function Site() {
  const { pathname } = useLocation()
  return (
    <Frame key={pathname.split('/')[1]} head={pathname} foot={<button type="button">Below</button>}>
      {pathname}
    </Frame>
  )
}

const to = '/subsite/hengxin' as '/'

it('takes the focus that went with the frame before, and leaves it at the top of the first page', async () => {
  fakeApi({})
  const { router } = await renderPage(<Site />)
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate({ to }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('takes the focus when the first page has been replaced in the history', async () => {
  fakeApi({})
  const { router } = await renderPage(<Site />)
  await act(() => router.navigate({ to, replace: true }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

it('takes the focus from a link below the page to the next page', async () => {
  fakeApi({})
  const { router } = await renderPage(<Site />, '/subsite/mingce')
  screen.getByRole('button', { name: 'Below' }).focus()
  await act(() => router.navigate({ to }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
