import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import FooterContent from './footer-content.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it('names the year that has begun in China, wherever its reader is', async () => {
  vi.setSystemTime('2026-12-31T16:30:00Z')
  await renderPage(<FooterContent />)
  expect(screen.getByText(/^© /).textContent).toContain('© 2027')
})
