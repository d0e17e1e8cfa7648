import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import MenuDrawer from './menu-drawer.tsx'

it.each(['dark', undefined] as const)('is as dark as the sidebar would be: %s', async (theme) => {
  await renderPage(
    <UiProvider>
      <MenuDrawer isOpen onClose={vi.fn()} theme={theme} nodes={[]} trail={[]} hrefOf={(path) => path} />
    </UiProvider>,
  )
  expect((await screen.findByRole('dialog')).dataset.theme).toBe(theme)
})
