import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextInput } from '../text-input/text-input.tsx'
import { Field } from './field.tsx'

afterEach(cleanup)

const describedBy = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

it('ties label, hint and error to the control', () => {
  render(
    <Field label="Phone" hint="11 digits" error="One digit is missing" required>
      {(control) => <TextInput {...control} />}
    </Field>,
  )
  const input = screen.getByLabelText(/^Phone/)
  expect(describedBy(input)).toEqual(['11 digits', 'One digit is missing'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-required')).toBe('true')
})

it('describes and marks nothing while all is well', () => {
  render(<Field label="Phone">{(control) => <TextInput {...control} />}</Field>)
  const input = screen.getByLabelText('Phone')
  expect(input.hasAttribute('aria-describedby')).toBe(false)
  expect(input.hasAttribute('aria-invalid')).toBe(false)
})
