import type { OwnSite } from '@portal/api-contract'
import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Notification, onNotification } from '../../../lib/browser/notify.ts'
import { readDraft } from '../../../lib/forms/draft/draft-store.ts'
import { fakeApi } from '../../../testing/fake-api.ts'
import { renderPage } from '../../../testing/render-page.tsx'
import { valuesOf } from './form/site-values.ts'
import { SitePart } from './site-part.tsx'

const site = {
  id: 303,
  ownerType: 'UNIT',
  name: '衡准',
  domainId: 'hengzhun',
  coverId: [],
  logoUrl: null,
  intro: '<p>简介</p>',
  contacts: { contactName: '沈', phone: '0590-8339563' },
  mapLng: null,
  mapLat: null,
  isPublished: 1,
  published: { domainId: 'hengzhun', approvedDate: '2026-10-08T01:00:00.000Z' },
  status: 'PUBLISHED',
  opinion: null,
  submittedDate: null,
  lastModifiedDate: '2026-10-08T01:00:00.000Z',
} as unknown as OwnSite

const withContacts = (contacts: OwnSite['contacts']) => ({
  ...site,
  contacts: { ...site.contacts, ...contacts },
})

interface Opened {
  shown?: OwnSite
  stored?: OwnSite
  /** What happens while the save is under way. */
  meanwhile?: () => void
}

/** Opens the form of a site that somebody else has changed by the time it is saved. @returns what was sent: bodies, and publishing */
async function open({ shown = site, stored = shown, meanwhile }: Opened = {}) {
  const sent: unknown[] = []
  let current = stored
  fakeApi({
    'GET /api/member-web/info': () => Response.json(current),
    'POST /api/member-webs/303/publish': () => {
      sent.push('publish')
      current = { ...current, status: 'SUBMITTED' }
      return Response.json(current)
    },
    'PUT /api/member-webs': ({ body }) => {
      sent.push(body)
      meanwhile?.()
      current = { ...stored, ...(body as object), status: 'DRAFT' }
      return Response.json(current)
    },
  })
  await renderPage(
    <UiProvider>
      <SitePart site={shown} isUnit onChange={() => undefined} />
    </UiProvider>,
  )
  return sent
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('keeps what only another has changed meanwhile', async () => {
  const sent = await open({ stored: withContacts({ phone: '0590-1111111' }) })
  type('联系人', '许')
  fireEvent.click(button('保存资料'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ contacts: { contactName: '许', phone: '0590-1111111' } }])
})

it('leads to the choice where both have changed a field, and shows that field alone', async () => {
  const sent = await open({ stored: withContacts({ contactName: '林', phone: '0590-1111111' }) })
  type('联系人', '许')
  fireEvent.click(button('保存资料'))
  const choice = (await screen.findByText(/在别处修改$/)).closest('[tabindex="-1"]')
  await waitFor(() => expect(document.activeElement).toBe(choice))
  expect(choice?.querySelectorAll('dt')).toHaveLength(1)
  expect(sent).toEqual([])
  fireEvent.click(button('保留这里填写的'))
  expect(document.activeElement).toBe(button('保存资料'))
  fireEvent.click(button('保存资料'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([{ contacts: { contactName: '许', phone: '0590-1111111' } }])
})

it('keeps what is typed while a save is under way, as a change that is not saved yet', async () => {
  const phone = '0590-2222222'
  const sent = await open({ meanwhile: () => sent.length === 1 && type('电话', phone) })
  type('联系人', ' 许 ')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  // As it was answered: without the blanks.
  await waitFor(() => expect(field('联系人').value).toBe('许'))
  expect(sent).toMatchObject([{ contacts: { contactName: '许', phone: '0590-8339563' } }])
  expect(field('电话').value).toBe(phone)
  expect(readDraft('own-site', valuesOf(site))?.values).toMatchObject({ contactName: '许', phone })
  await waitFor(() => expect(button('保存资料').getAttribute('aria-busy')).not.toBe('true'))
  fireEvent.click(button('保存资料'))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ contacts: { contactName: '许', phone } })
  await waitFor(() => expect(readDraft('own-site', valuesOf(site))).toBeUndefined())
})

it('saves by the key, and has the next step beside the button', async () => {
  const sent = await open()
  type('联系人', '许')
  fireEvent.keyDown(window, { key: 's', ctrlKey: true })
  await waitFor(() => expect(sent).toHaveLength(1))
})

it('offers to publish what was saved, beside the button that saves', async () => {
  await open({ shown: { ...site, status: 'DRAFT' } })
  expect(button('保存资料').parentElement).toBe(button('发布站点').parentElement)
  expect(button('发布站点').disabled).toBe(false)
  type('联系人', '许')
  await waitFor(() => expect(button('发布站点').disabled).toBe(true))
})

it('leaves the focus beside the button that has published', async () => {
  await open({ shown: { ...site, status: 'DRAFT' } })
  button('发布站点').focus()
  fireEvent.click(button('发布站点'))
  await waitFor(() => expect(document.activeElement).toBe(button('保存资料')))
})

describe('what a colleague has saved since the page was opened', () => {
  const shown = { ...site, status: 'DRAFT' as const }
  const stored = { ...shown, intro: '<p>同事写的</p>' }

  it('stays when the site is hidden', async () => {
    const sent = await open({ shown, stored })
    fireEvent.click(button('隐藏站点'))
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '隐藏站点' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ id: 303, intro: '<p>同事写的</p>', isPublished: 0 }])
  })

  it('is shown before it is sent to the review', async () => {
    const told: Notification[] = []
    const stop = onNotification((notification) => told.push(notification))
    // Those of earlier tests have waited.
    told.length = 0
    const sent = await open({ shown, stored: { ...stored, contacts: { contactName: '林' } } })
    fireEvent.click(button('发布站点'))
    await waitFor(() => expect(field('联系人').value).toBe('林'))
    expect(told).toMatchObject([{ title: '没有发布', description: expect.stringContaining('在别处修改过') }])
    expect(sent).toEqual([])
    await waitFor(() => expect(button('发布站点').getAttribute('aria-busy')).not.toBe('true'))
    fireEvent.click(button('发布站点'))
    await waitFor(() => expect(sent).toEqual(['publish']))
    stop()
  })
})

it('says beforehand that saving takes a site out of the review', async () => {
  await open({ shown: { ...site, status: 'SUBMITTED' } })
  expect(button('保存资料').parentElement?.textContent).toContain('保存修改会撤回这次提交')
})

it('says what is wrong with an address once typing pauses, and does not show it as one', async () => {
  await open()
  type('站点网址', '中文')
  expect(await screen.findByText(/^网址由 3 至 40 个/)).toBeTruthy()
  expect(screen.queryByText(/subsite\/中文/)).toBeNull()
})
