import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { assetUrl } from '../../api/http.ts'
import type { UploadItem } from './upload-item.ts'
import { UploadPreview } from './upload-preview.tsx'

const item = (name: string, more: Partial<UploadItem> = {}): UploadItem => ({
  ...{ key: 'one', name, size: 1 },
  file: { id: 1, url: `files/uploads/${name}`, name, size: 1 },
  ...more,
})

afterEach(cleanup)

it.each(['执照.png', '执照.pdf'])('what has arrived is opened in a tab of its own: %s', async (name) => {
  await renderPage(<UploadPreview item={item(name)} />)
  const link = screen.getByRole('link', { name: `打开 ${name}` })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    assetUrl(`files/uploads/${name}`),
    '_blank',
  ])
})

it.each([
  ['is on its way', { file: undefined, sent: 0.5 }],
  ['is replaced by another one', { sent: 0.5, preview: 'blob:1' }],
  ['has no address of the web', { file: { id: 1, url: 'javascript:alert(1)', name: 'a.png', size: 1 } }],
])('what %s is not opened', async (_case, more) => {
  await renderPage(<UploadPreview item={item('执照.png', more as Partial<UploadItem>)} />)
  expect(screen.queryByRole('link')).toBeNull()
})
