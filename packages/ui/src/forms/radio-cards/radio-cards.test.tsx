import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RadioCard, RadioCards } from './radio-cards.tsx'

afterEach(cleanup)

it('is a named group of native radios, described by its error', () => {
  const onChange = vi.fn()
  render(
    <RadioCards legend="Channel" error="Choose one">
      <RadioCard name="channel" value="a" label="First" description="By phone" onChange={onChange} />
      <RadioCard name="channel" value="b" label="Second" />
    </RadioCards>,
  )
  const group = screen.getByRole('group', { name: 'Channel' })
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose one',
  )
  fireEvent.click(screen.getByText('First'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /First/ }).checked).toBe(true)
  expect(onChange).toHaveBeenCalledOnce()
})
