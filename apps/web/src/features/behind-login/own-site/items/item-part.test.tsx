import type { OwnSiteItem, SiteItemInput } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { useSearch } from '@tanstack/react-router'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { fakeApi } from '../../../../testing/fake-api.ts'
import { leavePage } from '../../../../testing/login-router.ts'
import { renderPage } from '../../../../testing/render-page.tsx'
import type { OwnSiteSearch } from '../own-site-search.ts'
import { ItemPart } from './item-part.tsx'
import { valuesOf } from './item-values.ts'

const item = {
  id: 7,
  kind: 'NEWS',
  title: '开工',
  summary: null,
  coverUrl: null,
  eventDate: null,
  content: '<p>正文</p>',
  status: 'DRAFT',
  opinion: null,
  publishDate: null,
} as unknown as OwnSiteItem

function Part() {
  const search = useSearch({ strict: false }) as OwnSiteSearch
  return (
    <UiProvider>
      <ItemPart owner="UNIT" search={search} onChange={() => undefined} />
    </UiProvider>
  )
}

/** Opens an item in whose form something happens while it is saved. @returns the bodies that were sent, and the page */
async function open(path: string, meanwhile?: () => void) {
  const sent: unknown[] = []
  let stored = item
  const save = ({ body }: { body: unknown }) => {
    sent.push(body)
    stored = { ...item, ...(body as SiteItemInput) } as OwnSiteItem
    meanwhile?.()
    return Response.json(stored)
  }
  fakeApi({
    'GET /api/member-news': () => Response.json([item], { headers: { 'X-Total-Count': '1' } }),
    'GET /api/member-news/7': () => Response.json(stored),
    'POST /api/member-news': save,
    'PUT /api/member-news': save,
  })
  const page = await renderPage(<Part />, path)
  await screen.findByRole('textbox', { name: '标题' })
  return { sent, ...page }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.keyDown(window, { key: 's', ctrlKey: true })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('keeps what is typed while an item is saved, as a change that is not saved yet', async () => {
  const { sent } = await open('/?part=items&item=7', () => type('摘要', '后来写的'))
  type('标题', ' 竣工 ')
  save()
  // As it was answered: without the blanks.
  await waitFor(() => expect(field('标题').value).toBe('竣工'))
  expect(sent).toMatchObject([{ title: '竣工', summary: null }])
  expect(field('摘要').value).toBe('后来写的')
  expect(readDraft('own-item-7', valuesOf(item))?.values).toEqual({
    ...valuesOf({ ...item, title: '竣工' }),
    summary: '后来写的',
  })
})

it('has no draft left where nothing was typed meanwhile', async () => {
  await open('/?part=items&item=7')
  type('标题', ' 竣工 ')
  save()
  // As it was answered: without the blanks.
  await waitFor(() => expect(field('标题').value).toBe('竣工'))
  expect(readDraft('own-item-7', valuesOf(item))).toBeUndefined()
})

it('takes what is typed while a new item is created into the form of that item', async () => {
  writeDraft('own-item-new-NEWS', { ...valuesOf(undefined), title: '开工', content: item.content })
  const { sent, router } = await open('/?part=items&write=NEWS', () => type('摘要', '后来写的'))
  save()
  await waitFor(() => expect(router.state.location.search).toMatchObject({ item: 7 }))
  await screen.findByText(/^修改/)
  expect(sent).toMatchObject([{ title: '开工', summary: null }])
  expect(field('摘要').value).toBe('后来写的')
  expect(readDraft('own-item-new-NEWS', valuesOf(undefined))).toBeUndefined()
  expect(readDraft('own-item-7', valuesOf(item))?.values).toEqual({ ...valuesOf(item), summary: '后来写的' })
})

it('goes on with the item that another tab has sent of the same draft', async () => {
  writeDraft('own-item-new-NEWS', { ...valuesOf(undefined), title: '开工', content: item.content })
  const { sent, router } = await open('/?part=items&write=NEWS')
  const key = 'sent:own-item-new-NEWS'
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }))
  save()
  await waitFor(() => expect(router.state.location.search).toMatchObject({ item: 7 }))
  expect(sent).toEqual([])
})

it('opens the item that was created for nobody who has left the page meanwhile', async () => {
  writeDraft('own-item-new-NEWS', { ...valuesOf(undefined), title: '开工', content: item.content })
  const { sent, router } = await open('/?part=items&write=NEWS', leavePage)
  save()
  await waitFor(() => expect(readDraft('own-item-new-NEWS', valuesOf(undefined))).toBeUndefined())
  expect(sent).toHaveLength(1)
  expect(router.history.location.search).toBe('?part=items&write=NEWS')
})
