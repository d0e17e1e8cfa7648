import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { ReaderPage } from './reader-page.tsx'

afterEach(() => document.querySelector('meta[name="description"]')?.remove())

it('describes an issue by its day in China, not by the instant that is stored', async () => {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'description', content: '协会' }),
  )
  const issue = {
    ...{ id: 9, bookName: '江川造价', year: 2026, issueNo: 3, totalIssueNo: 87, pageCount: 48 },
    ...{
      coverUrl: 'c.webp',
      fileUrl: 'f.pdf',
      publishDate: '2026-09-14T16:30:00.000Z',
      pages: [],
      catalog: [],
    },
  }
  fakeApi({
    'GET /api/public/info-news-book/9': () => Response.json(issue),
    'GET /api/public/info-news-book': () => Response.json([]),
  })
  await renderPage(<ReaderPage search={{ id: 9 }} />)
  await screen.findByRole('heading', { level: 1 })
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content
  expect(description).toContain('共 48 页，2026-09-15 出版。')
})
