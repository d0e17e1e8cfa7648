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
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useTab, useUnsavedWork } from '../../../lib/chakra/desk/tab.ts'
import { DeskPages } from './desk-pages.tsx'
import { useDeskTabs } from './use-desk-tabs.ts'

const lease = { renew: vi.fn(async () => undefined), release: vi.fn(async () => undefined) }
const ask = vi.fn(async () => 'answer')

/** A page with a field, whose words are unsaved work, and with something that is kept for it. */
function Form() {
  const [text, setText] = useState('')
  const { setLease } = useTab()
  useUnsavedWork(text !== '')
  useEffect(() => setLease(lease), [setLease])
  useQuery({ queryKey: ['desk', 'form'], queryFn: ask, staleTime: 0 })
  return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
}

function Desk({ hasTabs }: { hasTabs: boolean }) {
  const desk = useDeskTabs('someone', () => true)
  return <DeskPages desk={desk} titleOf={({ id }) => id} hasTabs={hasTabs} />
}

async function open(hasTabs = true) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  i18n.loadAndActivate({ locale: defaultLocale, messages: {} })
  const root = createRootRoute({ component: () => <Desk hasTabs={hasTabs} /> })
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ getParentRoute: () => root, path: '/form', component: Form }),
      createRoute({ getParentRoute: () => root, path: '/list', component: () => <p>list</p> }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/form'] }),
  })
  await router.load()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <UiProvider>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </I18nProvider>,
  )
  const field = () => screen.queryByLabelText<HTMLInputElement>('text')
  await vi.waitFor(() => expect(field()).toBeTruthy())
  return {
    field,
    type: (value: string) => fireEvent.input(screen.getByLabelText('text'), { target: { value } }),
    go: (href: string) => act(() => router.navigate({ href })),
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  for (const call of [lease.renew, lease.release, ask]) call.mockClear()
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

it('keeps what a hidden tab has, and gives it back once the tab is closed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { go } = await open()
  await go('/list')
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  expect(lease.renew).toHaveBeenCalledTimes(1)
  expect(lease.release).not.toHaveBeenCalled()
  await go('/form')
  press('关闭 /form')
  await vi.waitFor(() => expect(lease.release).toHaveBeenCalledTimes(1))
})

it('asks anew for what a page shows that somebody comes back to', async () => {
  const { go } = await open()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await go('/list')
  expect(ask).toHaveBeenCalledTimes(1)
  await go('/form')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
})
