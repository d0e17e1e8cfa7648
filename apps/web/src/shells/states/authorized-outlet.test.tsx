import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AuthorizedOutlet } from './authorized-outlet.tsx'

let wordsError: unknown

function Layout() {
  return (
    <>
      <nav>导航</nav>
      <AuthorizedOutlet />
    </>
  )
}

it('says in the place of a page that its words did not load, and shows the page once they have', async () => {
  const root = createRootRouteWithContext<object>()({ beforeLoad: () => ({ wordsError }) })
  const layout = createRoute({ id: '_layout', getParentRoute: () => root, component: Layout })
  const page = createRoute({ path: '/', getParentRoute: () => layout, component: () => <h1>会员权益</h1> })
  const router = createRouter({
    routeTree: root.addChildren([layout.addChildren([page])]),
    history: createMemoryHistory(),
  })
  wordsError = new Error('no words')
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} })
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </QueryClientProvider>,
    )
    await router.load()
  })
  screen.getByRole('navigation')
  screen.getByRole('heading', { name: '页面暂时打不开' })
  wordsError = undefined
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByRole('heading', { name: '会员权益' })
  expect(screen.queryByText('页面暂时打不开')).toBeNull()
})
