import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Checkbox } from './checkbox.tsx'

afterEach(cleanup)

it('shows neither all nor none, follows when that changes, and hands its input out', () => {
  const ref = createRef<HTMLInputElement>()
  const { rerender } = render(
    <Checkbox ref={ref} indeterminate>
      All
    </Checkbox>,
  )
  const input = screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' })
  expect(input.indeterminate).toBe(true)
  expect(ref.current).toBe(input)
  rerender(<Checkbox ref={ref}>All</Checkbox>)
  expect(input.indeterminate).toBe(false)
})
