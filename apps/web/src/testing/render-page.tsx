import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { defaultLocale } from '@portal/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { parseSearch, stringifySearch } from '../lib/address/search-format.ts'

/**
 * Renders an element where a page stands: in a router of its own at `path`, with an empty query cache and the words of
 * the source language. Await it: the router renders after its first load.
 */
export async function renderPage(element: ReactNode, path = '/') {
  // jsdom has no scrolling; the router asks for it.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  i18n.loadAndActivate({ locale: defaultLocale, messages: {} })
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element, notFoundComponent: () => element }),
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const view = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return { ...view, router, queryClient }
}
