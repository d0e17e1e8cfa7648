import { UiProvider } from '@portal/ui/chakra'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { HelpCentre } from './help-centre.tsx'

const question = (id: number, category: string) => ({
  ...{ id, category, title: `问题${id}`, audience: 'UNIT', text: `${category} 问题${id} 答案${id}` },
  ...{
    createdDate: '2026-01-01T00:00:00Z',
    lastModifiedDate: '2026-01-01T00:00:00Z',
    isDeleted: 0,
    orderNum: id,
  },
})
const articles = [question(1, '入会'), question(2, '会费')]

afterEach(() => vi.unstubAllGlobals())

/** The help centre, and a way that narrows it to the second topic. */
function Page() {
  const [search, setSearch] = useState({})
  return (
    <UiProvider>
      <button type="button" onClick={() => setSearch({ topic: '会费' })}>
        narrow
      </button>
      <HelpCentre audience="UNIT" search={search} departments={[]} />
    </UiProvider>
  )
}

it('a question that was unfolded stays so when the topics before it go', async () => {
  fakeApi({
    'GET /api/public/help-articles': () => Response.json(articles, { headers: { 'X-Total-Count': '2' } }),
  })
  await renderPage(<Page />)
  const second = await screen.findByRole('button', { name: '问题2' })
  act(() => second.focus())
  fireEvent.click(second)
  await screen.findByRole('button', { name: '问题2', expanded: true })
  fireEvent.click(screen.getByRole('button', { name: 'narrow' }))
  expect(screen.queryByRole('button', { name: '问题1' })).toBeNull()
  expect(screen.getByRole('button', { name: '问题2', expanded: true })).toBeTruthy()
})

it('asks for what is looked for, in the answers as well, and marks where it stands', async () => {
  const asked: string[] = []
  fakeApi({
    'GET /api/public/help-articles': ({ query }) => {
      const word = query.get('text.contains') ?? ''
      asked.push(word)
      const found = articles.filter(({ text }) => text.includes(word))
      return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } })
    },
  })
  await renderPage(
    <UiProvider>
      <HelpCentre audience="UNIT" search={{ keyword: '会费 答案2' }} departments={[]} />
    </UiProvider>,
  )
  const found = await screen.findByRole('button', { name: /^问题2/ })
  expect(found.querySelector('mark')?.textContent).toBe('答案2')
  expect(screen.queryByRole('button', { name: /^问题1/ })).toBeNull()
  expect(asked).toContain('答案2')
})
