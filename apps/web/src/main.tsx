import '@portal/ui/styles.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { startLocale } from './lib/locale.ts'
import { queryClient } from './lib/query-client.ts'
import { printLight } from './lib/theme.ts'
import { router } from './router.ts'

printLight()
await startLocale()

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
const reactRoot = createRoot(root)
// As a transition the first render is done in slices, so that a slow phone answers taps meanwhile.
startTransition(() =>
  reactRoot.render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  ),
)
