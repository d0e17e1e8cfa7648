import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { newsKind } from './kinds/news-kind.ts'
import PublishDialog from './publish-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The window as its page shows it: closed, it is gone. */
function Page() {
  const [isOpen, setOpen] = useState(true)
  const article = { id: 7, version: 3, title: '会费标准', status: 'DRAFT', publishDate: '' } as const
  return (
    <UiProvider>
      {isOpen && <PublishDialog kind={newsKind} article={article} onClose={() => setOpen(false)} />}
    </UiProvider>
  )
}

it.each([
  ['closes where somebody else has changed the article', 409, 'error.concurrencyFailure', true],
  ['stays open where it could not be published', 500, undefined, false],
])('%s', async (_what, status, code, isClosed) => {
  fakeApi({ 'POST /api/admin/news/7/publish': () => problem(status, code) })
  await renderPage(<Page />)
  fireEvent.click(screen.getByRole('button', { name: '立即发布' }))
  if (!isClosed) expect(await screen.findByRole('alert')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(isClosed))
})
