import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { DraftNotice } from './draft-notice.tsx'

afterEach(cleanup)

function Form() {
  const [isRestored, setRestored] = useState(true)
  return (
    <form>
      {isRestored && <DraftNotice savedAt={new Date()} onStartAnew={() => setRestored(false)} />}
      <input aria-label="First" />
      <input aria-label="Second" />
    </form>
  )
}

it('leads to the first field when it goes', async () => {
  await renderPage(<Form />)
  const button = screen.getByRole('button', { name: '清空重填' })
  button.focus()
  fireEvent.click(button)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'First' }))
})
