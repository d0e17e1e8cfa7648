import { UiProvider } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { type Tab, TabContext } from '../lib/chakra/desk/tab.ts'
import { renderPage } from './render-page.tsx'

/** Renders an element where a page of the desk stands: in a tab that is looked at, at `path`. @param own what is another in its tab */
export async function renderInTab(element: ReactNode, own: Partial<Tab> = {}, path = '/') {
  const tab: Tab = {
    ...{ id: '/page', isActive: true, search: {}, params: {} },
    ...{ setTitle: vi.fn(), holdWork: () => () => {}, setClaim: vi.fn() },
    ...own,
  }
  return renderPage(
    <UiProvider>
      <TabContext value={tab}>{element}</TabContext>
    </UiProvider>,
    path,
  )
}
