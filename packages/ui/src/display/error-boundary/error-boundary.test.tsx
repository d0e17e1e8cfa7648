import { render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

// React tells of each error that it hands to a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const Name = ({ of }: { of: { name: string | null } }) => <b>{(of.name as string).trim()}</b>

const view = (of: { name: string | null }) => (
  <>
    <ErrorBoundary of={of} fallback={<i>?</i>}>
      <Name of={of} />
    </ErrorBoundary>
    <p>around</p>
  </>
)

it('keeps what is around a thing that cannot be shown, and tries the next', () => {
  const { container, rerender } = render(view({ name: null }))
  expect(container.textContent).toBe('?around')
  rerender(view({ name: 'A' }))
  expect(container.textContent).toBe('Aaround')
})

it('lets errors pass that are not its own', () => {
  const passing = (
    <ErrorBoundary passes={(error) => error instanceof TypeError}>
      <Name of={{ name: null }} />
    </ErrorBoundary>
  )
  expect(() => render(passing)).toThrow(TypeError)
})
