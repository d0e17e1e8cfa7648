import { UiProvider } from '@portal/ui/chakra'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { TitleList } from './title-list.tsx'

afterEach(cleanup)

const title = (id: number, buyerName: string) => ({ id, buyerName, isDefault: false })

function Titles() {
  const [titles, setTitles] = useState([title(1, '甲'), title(2, '乙')])
  const remove = ({ id }: { id: number }) => setTitles(titles.filter((one) => one.id !== id))
  return (
    <UiProvider>
      <TitleList titles={titles as never} goingId={undefined} onChange={vi.fn()} onDelete={remove} />
    </UiProvider>
  )
}

it('keeps the focus among the titles when one goes', async () => {
  await renderPage(<Titles />)
  const button = screen.getByRole('button', { name: '删除“甲”' })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: '常用抬头' })))
})
