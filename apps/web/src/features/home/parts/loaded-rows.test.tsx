import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '../../../testing/render-page.tsx'
import { LoadedRows } from './loaded-rows.tsx'

const load = vi.fn<() => Promise<{ id: number; title: string }[]>>()

const Block = () => (
  <LoadedRows
    query={useQuery({ queryKey: ['rows'], queryFn: load })}
    name="会刊"
    empty="还没有会刊。"
    count={3}
  >
    {(rows) => (
      <ul>
        {rows.map(({ id, title = '…' }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    )}
  </LoadedRows>
)

it('draws blank rows, each of its own, until there are rows', async () => {
  load.mockReturnValue(new Promise(() => {}))
  await renderPage(<Block />)
  expect(screen.getAllByText('…')).toHaveLength(3)
})

it('draws the rows that have come, and no blank one beside them', async () => {
  load.mockResolvedValue([{ id: 7, title: '第七期' }])
  await renderPage(<Block />)
  expect(await screen.findByText('第七期')).toBeTruthy()
  expect(screen.queryByText('…')).toBeNull()
})
