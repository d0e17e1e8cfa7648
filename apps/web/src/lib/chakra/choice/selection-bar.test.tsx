import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { SelectionBar } from './selection-bar.tsx'

afterEach(cleanup)

const fee = { id: 1 }

function Fees() {
  const [fees, setFees] = useState([fee])
  const selection = { chosen: fees, choosable: [fee], has: () => fees.length > 0, clear: () => setFees([]) }
  return (
    <UiProvider>
      <SelectionBar selection={selection as never} all="" said="" amount={200}>
        {null}
      </SelectionBar>
    </UiProvider>
  )
}

it('keeps the focus when the choice is given up', async () => {
  await renderPage(<Fees />)
  const clear = screen.getByRole('button', { name: '清空' })
  clear.focus()
  fireEvent.click(clear)
  await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true))
  expect(document.activeElement).not.toBe(document.body)
})
