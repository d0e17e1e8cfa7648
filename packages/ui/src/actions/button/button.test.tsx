import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

const renderForm = (busy: boolean) => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const onClick = vi.fn()
  const { container } = render(
    <form>
      <Button type="submit" busy={busy} onClick={onClick}>
        Send
      </Button>
    </form>,
  )
  container.querySelector('form')?.addEventListener('submit', onSubmit)
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  return { onSubmit, onClick }
}

it('sends the form it stands in', () => {
  const { onSubmit, onClick } = renderForm(false)
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('swallows clicks while busy and says so, without losing the focus', () => {
  const { onSubmit, onClick } = renderForm(true)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.disabled).toBe(false)
})
