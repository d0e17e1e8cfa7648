import '@portal/ui/styles.css'
import './styles.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Toasts } from './parts/toasts.tsx'

const client = new QueryClient({
  defaultOptions: {
    // Polling repeats failed requests anyway. The mock is on this machine, so being offline must not pause the queries.
    queries: { retry: false, networkMode: 'always', staleTime: 500 },
    mutations: { retry: false, networkMode: 'always' },
  },
})

const root = document.getElementById('app')
if (!root) throw new Error('index.html has no #app')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <Toasts>
        <App />
      </Toasts>
    </QueryClientProvider>
  </StrictMode>,
)
