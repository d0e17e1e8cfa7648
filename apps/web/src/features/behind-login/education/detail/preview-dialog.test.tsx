import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import PreviewDialog from './preview-dialog.tsx'

const preview = { isOpen: true, onClose: () => {}, title: '试看', videoUrl: 'files/videos/1.webm' }

it.each([
  ['probably', 'files/videos/1.mp4', /1\.webm$/],
  ['', 'files/videos/1.mp4', /1\.mp4$/],
  // Where there is no other, the browser says itself that it cannot play it.
  ['', undefined, /1\.webm$/],
] as const)('shows what the browser plays: WebM "%s", %s', async (webm, mp4Url, address) => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(webm)
  await renderPage(
    <UiProvider>
      <PreviewDialog {...preview} mp4Url={mp4Url} captionsUrl={null} />
    </UiProvider>,
  )
  const dialog = await screen.findByRole('dialog')
  expect(dialog.querySelector('video')?.src).toMatch(address)
})

it.each([
  ['files/captions/1.vtt', /\/files\/captions\/1\.vtt$/],
  [null, undefined],
  [undefined, undefined],
  // An address that is none takes nothing else with it.
  ['javascript:alert(1)', undefined],
])('has the captions at %s', async (captionsUrl, address) => {
  await renderPage(
    <UiProvider>
      <PreviewDialog {...preview} mp4Url={undefined} captionsUrl={captionsUrl} />
    </UiProvider>,
  )
  const video = (await screen.findByRole('dialog')).querySelector('video') ?? expect.unreachable()
  const track = video.querySelector('track')
  if (address) expect([track?.kind, track?.src]).toEqual(['captions', expect.stringMatching(address)])
  else expect(track).toBeNull()
})
