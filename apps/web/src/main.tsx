import '@portal/ui/styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startLocale } from './lib/locale.ts'
import { setLoginNavigation } from './lib/login-address.ts'
import { queryClient } from './lib/query-client.ts'
import { printLight } from './lib/theme.ts'
import { createPortalRouter } from './router.ts'

/** What the router gives a page before it shows that it is loading. */
const patience = 1000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Shows the app once the page that was asked for is loaded, or with the router's spinner when that takes long. Both are
 * for slow phones, which answer taps between the steps: the router renders a page that comes later in one piece, while a
 * first render is done in slices.
 */
async function start(root: Element): Promise<void> {
  printLight()
  await startLocale()
  const router = createPortalRouter()
  setLoginNavigation((href) => void router.navigate({ href, replace: true }))
  await Promise.race([router.load(), pause(patience)])
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </I18nProvider>
      </StrictMode>,
    ),
  )
}

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
// Not awaited here: what loads later imports from this file, and would wait for it while it waits for that.
void start(root)
