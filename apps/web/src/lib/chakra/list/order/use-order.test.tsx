import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { useOrder } from './use-order.ts'

afterEach(cleanup)

function List() {
  const [rows, setRows] = useState([{ id: 1 }, { id: 2 }])
  const { list } = useOrder(rows, setRows)
  return (
    <ol ref={list} tabIndex={-1}>
      {rows.map(({ id }) => (
        <li key={id}>
          <button type="button" onClick={() => setRows(rows.filter((row) => row.id !== id))}>
            删除 {id}
          </button>
        </li>
      ))}
    </ol>
  )
}

it('keeps the focus in the list when the entry goes that had it', async () => {
  await renderPage(<List />)
  const button = screen.getByRole('button', { name: '删除 2' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})
