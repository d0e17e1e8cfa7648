import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Dialog, Field, Input, UiProvider } from '../index.ts'

configure({ asyncUtilTimeout: 15_000 })
vi.setConfig({ testTimeout: 30_000 })
afterEach(cleanup)

const aMoment = () => new Promise((done) => setTimeout(done, 100))

it('a click beside a window in which something was typed throws nothing away, nor does a reload unasked; Esc closes it', async () => {
  const onClose = vi.fn()
  render(
    <UiProvider>
      <Dialog isOpen onClose={onClose} title="Refund" closeLabel="Close">
        <Field label="Reason">
          <Input />
        </Field>
      </Dialog>
    </UiProvider>,
  )
  const isAskedFor = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const box = await screen.findByRole('textbox', { name: 'Reason' })
  // The window listens for clicks beside it a little after it has opened.
  await aMoment()
  expect(isAskedFor()).toBe(false)
  fireEvent.input(box, { target: { value: 'Paid twice' } })
  expect(isAskedFor()).toBe(true)
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' })
  await aMoment()
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Escape' })
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
