import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { defaultLocale } from '@portal/i18n'
import { UiProvider } from '@portal/ui/chakra'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useTab, useUnsavedWork } from '../../../lib/chakra/desk/tab.ts'
import { fakeApi, problem } from '../../../testing/fake-api.ts'
import { DeskPages } from './desk-pages.tsx'
import { releaseAllClaims } from './kept-claims.ts'
import { useDeskTabs } from './use-desk-tabs.ts'

const loadLate = vi.fn<() => Promise<{ default: () => ReactNode }>>()
/** Loads the words of a page, as the root does; the page says so where they do not come. */
const loadWords = vi.fn<(path: string) => unknown>()
const answerClaim = vi.fn<() => Response>()
const ask = vi.fn(async () => 'answer')

/** A page with a field, whose words are unsaved work, and on which something can be claimed. */
function Form() {
  const [text, setText] = useState('')
  const { setClaim } = useTab()
  useUnsavedWork(text !== '')
  useQuery({ queryKey: ['desk', 'form'], queryFn: ask, staleTime: 0 })
  return (
    <>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setClaim(7)}>
        claim
      </button>
    </>
  )
}

/** What a page is drawn of; it breaks where this does. */
const draw = vi.fn<() => string>()

function Desk({ hasTabs }: { hasTabs: boolean }) {
  const desk = useDeskTabs('someone', () => true)
  return <DeskPages desk={desk} titleOf={({ id }) => id} hasTabs={hasTabs} />
}

async function open(hasTabs = true, at = '/form') {
  const calls = fakeApi({
    'POST /api/admin/applications/7/claim': answerClaim,
    'DELETE /api/admin/applications/7/claim': () => new Response(null, { status: 204 }),
  })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  i18n.loadAndActivate({ locale: defaultLocale, messages: {} })
  const root = createRootRoute({
    beforeLoad: ({ location }) => ({ wordsError: loadWords(location.pathname) }),
    component: () => <Desk hasTabs={hasTabs} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/form', component: Form }),
      createRoute({ getParentRoute: () => root, path: '/list', component: () => <p>list</p> }),
      createRoute({ getParentRoute: () => root, path: '/drawn', component: () => <p>{draw()}</p> }),
      createRoute({ getParentRoute: () => root, path: '/late', component: lazyRouteComponent(loadLate) }),
    ]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  const field = () => screen.queryByLabelText<HTMLInputElement>('text')
  await vi.waitFor(() => expect(field() ?? screen.queryByText('list')).toBeTruthy())
  const count = (method: string) => calls.filter(({ name }) => name.startsWith(method)).length
  return {
    unmount,
    renewed: () => count('POST'),
    released: () => count('DELETE'),
    field,
    type: (value: string) => fireEvent.input(screen.getByLabelText('text'), { target: { value } }),
    go: (href: string) => act(() => router.navigate({ href })),
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const renewal = () => act(() => vi.advanceTimersByTimeAsync(5 * 60_000))

beforeEach(() => {
  ask.mockClear()
  loadLate.mockReset()
  loadWords.mockReset()
  answerClaim.mockReset().mockImplementation(() => Response.json({}))
  sessionStorage.clear()
  localStorage.clear()
})

it('asks before it loads a page with unsaved work anew', async () => {
  const { field, type } = await open()
  type('half')
  press('刷新当前页')
  const sure = await screen.findByRole('button', { name: '刷新' })
  expect(field()?.value).toBe('half')
  fireEvent.click(sure)
  await vi.waitFor(() => expect(field()?.value).toBe(''), 5_000)
})

it('keeps a page with unsaved work where there are no tabs, and no other', async () => {
  const { field, type, go } = await open(false)
  await go('/list')
  expect(field()).toBeNull()
  await go('/form')
  type('half')
  await go('/list')
  await go('/form')
  expect(field()?.value).toBe('half')
})

it('leaves the focus among the tabs when one is closed that is not looked at', async () => {
  const { go } = await open()
  await go('/list')
  screen.getByRole('button', { name: '关闭 /form' }).focus()
  press('关闭 /form')
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '关闭 /form' })).toBeNull())
  await vi.waitFor(() =>
    expect(document.activeElement?.contains(screen.getByRole('link', { name: '/list' }))).toBe(true),
  )
  expect(document.activeElement?.localName).toBe('ul')
})

it('keeps what was claimed in a hidden tab, and gives it back once the tab is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { go, renewed, released } = await open()
  press('claim')
  await go('/list')
  await renewal()
  expect(renewed()).toBe(1)
  expect(released()).toBe(0)
  await go('/form')
  press('关闭 /form')
  await vi.waitFor(() => expect(released()).toBe(1))
})

it('leaves alone what was claimed in another window', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { go, renewed, released } = await open()
  await go('/list')
  await renewal()
  press('关闭 /form')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect([renewed(), released()]).toEqual([0, 0])
})

it('goes on keeping a claim after a reload, and gives it back, also where its tab is not opened', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const before = await open()
  press('claim')
  await before.go('/list')
  before.unmount()
  const { renewed, released } = await open(true, '/list')
  await renewal()
  expect(renewed()).toBe(1)
  press('关闭 /form')
  await vi.waitFor(() => expect(released()).toBe(1))
})

it('renews no claim while nobody is there, nor one that was refused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { renewed } = await open()
  press('claim')
  localStorage.setItem('deskLocked', '1')
  await renewal()
  expect(renewed()).toBe(0)
  localStorage.removeItem('deskLocked')
  answerClaim.mockImplementation(() => problem(409, 'error.claimed'))
  await renewal()
  await renewal()
  expect(renewed()).toBe(1)
})

it('goes on renewing where only the answer was lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { renewed } = await open()
  press('claim')
  answerClaim.mockImplementation(() => problem(503, 'error.unavailable'))
  await renewal()
  await renewal()
  expect(renewed()).toBe(2)
})

it('gives back what is left behind where there are no tabs, unless work waits there', async () => {
  const { go, type, released } = await open(false)
  press('claim')
  type('half')
  await go('/list')
  expect(released()).toBe(0)
  await go('/form')
  type('')
  await go('/list')
  await vi.waitFor(() => expect(released()).toBe(1))
})

it('gives everything back before a logout, which does not wait for ever', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { released } = await open()
  press('claim')
  const silent = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}))
  const leaving = releaseAllClaims('someone')
  await vi.advanceTimersByTimeAsync(3_000)
  await leaving
  expect(silent).toHaveBeenCalledTimes(1)
  expect(released()).toBe(0)
})

it('asks anew for what a page shows that somebody comes back to', async () => {
  const { go } = await open()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await go('/list')
  expect(ask).toHaveBeenCalledTimes(1)
  await go('/form')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
})

it('tries a page again that broke, where it says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  draw.mockImplementation(() => {
    throw new Error('broken')
  })
  const { go } = await open()
  await go('/drawn')
  const again = await screen.findByRole('button', { name: '重试' })
  draw.mockReturnValue('drawn')
  fireEvent.click(again)
  expect(await screen.findByText('drawn')).toBeTruthy()
})

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/late.js')

it('says of a page whose code does not come that it failed, in its own tab, and tries again with the tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  loadLate.mockRejectedValue(lost)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { field, type, go } = await open()
  type('half')
  await go('/late')
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy()
  expect(field()?.value).toBe('half')
  loadLate.mockResolvedValue({ default: () => <p>late</p> })
  press('刷新当前页')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('late')).toBeTruthy()
  expect(field()?.value).toBe('half')
  expect(reload).not.toHaveBeenCalled()
})

it('says of a page whose words do not come that it failed, and asks for them again with the tab', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  loadWords.mockImplementation((path) => (path === '/list' ? lost : undefined))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { field, type, go } = await open()
  type('half')
  await go('/list')
  expect(await screen.findByRole('button', { name: '重新加载' })).toBeTruthy()
  loadWords.mockReset()
  press('刷新当前页')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(await screen.findByText('list')).toBeTruthy()
  expect(field()?.value).toBe('half')
})
