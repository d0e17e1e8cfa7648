import { useLocation } from '@tanstack/react-router'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../testing/fake-api.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { Frame } from './frame.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Every path in a frame of its own. */
function Site() {
  const { pathname } = useLocation()
  return (
    <Frame key={pathname} head={pathname}>
      {pathname}
    </Frame>
  )
}

it('takes the focus that went with the frame before, and leaves it at the top of the first page', async () => {
  fakeApi({})
  const { router } = await renderPage(<Site />)
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate({ to: '/subsite/hengxin' as '/' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
