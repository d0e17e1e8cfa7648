import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import PreviewDialog from './preview-dialog.tsx'

it.each([
  ['probably', 'files/videos/1.mp4', /1\.webm$/],
  ['', 'files/videos/1.mp4', /1\.mp4$/],
  // Where there is no other, the browser says itself that it cannot play it.
  ['', undefined, /1\.webm$/],
] as const)('shows what the browser plays: WebM "%s", %s', async (webm, mp4Url, address) => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(webm)
  await renderPage(
    <UiProvider>
      <PreviewDialog isOpen onClose={() => {}} title="试看" videoUrl="files/videos/1.webm" mp4Url={mp4Url} />
    </UiProvider>,
  )
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('video')?.src).toMatch(address)
})
