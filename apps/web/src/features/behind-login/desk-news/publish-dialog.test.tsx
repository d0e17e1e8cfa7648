import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { newsKind } from './kinds/news-kind.ts'
import PublishDialog from './publish-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['closes where somebody else has changed the article', 409, 'error.concurrencyFailure', true],
  ['stays open where it could not be published', 500, undefined, false],
])('%s', async (_what, status, code, isClosed) => {
  fakeApi({ 'POST /api/admin/news/7/publish': () => problem(status, code) })
  const close = vi.fn()
  const article = { id: 7, version: 3, title: '会费标准', status: 'DRAFT', publishDate: '' } as const
  await renderPage(
    <UiProvider>
      <PublishDialog kind={newsKind} article={article} onClose={close} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '立即发布' }))
  if (isClosed) await waitFor(() => expect(close).toHaveBeenCalledOnce())
  else expect(await screen.findByRole('alert')).toBeTruthy()
  expect(close).toHaveBeenCalledTimes(isClosed ? 1 : 0)
})
