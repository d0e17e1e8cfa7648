import { UiProvider } from '@portal/ui/chakra'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { Tools } from './tools.tsx'

it('begins a row with the year that it is in China', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 11, 31, 16, 30) })
  const onAddEmpty = vi.fn()
  const add = () => ({ known: 0, left: 0 })
  await renderPage(
    <UiProvider>
      <Tools rows={[]} add={add as never} onImport={() => {}} onAddEmpty={onAddEmpty} />
    </UiProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: '添加一行' }))
  expect(onAddEmpty).toHaveBeenCalledWith('2027')
})
