import '@portal/ui/styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './lib/api/query-client.ts'
import { keepFetchingStyles } from './lib/browser/load-again.ts'
import { startLocale } from './lib/browser/locale.ts'
import { printLight } from './lib/browser/theme.ts'
import { setLoginRouter } from './lib/session/login-address.ts'
import { endClosedSession } from './lib/session/session.ts'
import { createPortalRouter } from './router.ts'

/** How long the first page may load before the spinner is rendered instead, in milliseconds. */
const spinnerDelay = 1000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Shows the app once the page that was asked for is loaded, or with the router's spinner when that takes long. Both are
 * for slow phones, which answer taps between the steps: the router renders a page that comes later in one piece, while a
 * first render is done in slices.
 */
async function start(root: Element): Promise<void> {
  endClosedSession()
  keepFetchingStyles()
  printLight()
  await startLocale()
  const router = createPortalRouter()
  setLoginRouter(router)
  // The router listens to back and forward only once it is rendered. Until then its loads would miss them.
  const stopListening = router.history.subscribe(() => void router.load())
  await Promise.race([router.load(), pause(spinnerDelay)])
  startTransition(() => createRoot(root).render(<App router={router} onRendered={stopListening} />))
}

interface AppProps {
  router: ReturnType<typeof createPortalRouter>
  onRendered: () => void
}

function App({ router, onRendered }: AppProps) {
  useLayoutEffect(onRendered, [onRendered])
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  )
}

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
// Not awaited here: what loads later imports from this file, and would wait for it while it waits for that.
void start(root)
