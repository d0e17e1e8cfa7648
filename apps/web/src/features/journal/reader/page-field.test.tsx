import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { PageField } from './page-field.tsx'

function Pages() {
  const [page, setPage] = useState(1)
  return <PageField spread={[page]} pageCount={6} onTurnTo={setPage} />
}

it('keeps the focus on the way to a page, and ends at the last there is', async () => {
  await renderPage(<Pages />)
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: '页码' })
  const go = (page: string) => {
    fireEvent.change(field, { target: { value: page } })
    fireEvent.submit(field)
  }
  field.focus()
  go('3')
  expect(document.activeElement).toBe(field)
  expect(screen.getByRole('status').textContent).toContain('3')
  for (const beyond of ['99', '99']) {
    go(beyond)
    expect(field.value).toBe('6')
  }
  go('')
  expect(field.value).toBe('6')
})
