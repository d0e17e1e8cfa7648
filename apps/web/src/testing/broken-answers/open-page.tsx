import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { UserRole } from '@portal/api-contract'
import type { OperationId } from '@portal/api-contract/document'
import { defaultLocale } from '@portal/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { createPortalRouter } from '../../router.ts'
import { everyPermission, exampleOf, operationAt } from './examples.ts'

export interface Visitor {
  address: string
  /** Logged in as such, with every permission; a visitor without. */
  role?: UserRole
}

/** A page of the whole website, over a backend that answers as the contract shows. */
export interface OpenPage {
  /** What was asked for so far. */
  asked: ReadonlySet<OperationId>
  /** Has one answer differently, and the page ask anew. */
  answer: (id: OperationId, body: unknown) => Promise<void>
  /** Has one answer differently, and the page opened anew. */
  openWith: (id: OperationId, body: unknown) => Promise<void>
}

/** Opens a page by its address. */
export async function openPage(visitor: Visitor): Promise<OpenPage> {
  const { asked, bodies } = fakeBackend(visitor)
  quieten()
  await open(visitor)
  return {
    asked,
    answer: async (id, body) => {
      bodies.set(id, body)
      await act(async () => void queryClient.refetchQueries())
      await settled()
    },
    openWith: async (id, body) => {
      bodies.set(id, body)
      await open(visitor)
    },
  }
}

/** Leaves nothing of a page to the next test. */
export function closePage(): void {
  cleanup()
  queryClient.clear()
  window.history.replaceState(null, '', '/')
}

function fakeBackend({ role }: Visitor) {
  const asked = new Set<OperationId>()
  const user = { userid: '1', name: '苏婉清', avatar: null, role, permissions: everyPermission }
  const bodies = new Map<OperationId, unknown>([['getCurrentUser', user]])
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { method, url } = new Request(input, init)
    const id = method === 'GET' ? operationAt(new URL(url).pathname.replace(/^\/ht/, '')) : undefined
    if (!id) return new Response(null, { status: 404 })
    asked.add(id)
    return Response.json(bodies.has(id) ? bodies.get(id) : exampleOf(id), {
      headers: { 'x-total-count': '3' },
    })
  })
  return { asked, bodies }
}

function quieten(): void {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  // React tells of each error that a boundary gets, and of records with the same id.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
}

async function open({ address, role }: Visitor): Promise<void> {
  closePage()
  sessionStorage.clear()
  localStorage.clear()
  if (role) {
    localStorage.setItem('access_token', 'a')
    localStorage.setItem('loginFlag', '1')
    localStorage.setItem('loginInfo', JSON.stringify({ token: 'a', role }))
  }
  i18n.loadAndActivate({ locale: defaultLocale, messages: {} })
  window.history.replaceState(null, '', address)
  const router = createPortalRouter()
  await router.options.context.addRoutesBehindLogin(window.location.pathname)
  await router.load()
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  await settled()
}

/** Waits until everything has been answered and every part of the page is there, and nothing comes after it. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    await act(async () => {
      await vi.dynamicImportSettled()
      await new Promise((resolve) => setTimeout(resolve))
    })
    if (queryClient.isFetching() > 0) quiet = 0
  }
}
