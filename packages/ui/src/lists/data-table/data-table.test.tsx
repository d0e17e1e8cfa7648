import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'

afterEach(cleanup)

type Fee = { year: number; amount: string }
const columns: Column<Fee>[] = [
  { id: 'year', header: 'Year', cell: (fee) => fee.year, isRowHeader: true },
  { id: 'amount', header: 'Amount', cell: (fee) => fee.amount, align: 'end' },
  { id: 'actions', header: 'Actions', hideHeader: true, cell: () => <button type="button">Pay</button> },
]
const rows = [
  { year: 2025, amount: '¥2,000.00' },
  { year: 2026, amount: '¥5,000.00' },
]

it('names the table, its rows and, for phones, each cell', () => {
  render(<DataTable columns={columns} rows={rows} rowKey={(fee) => fee.year} caption="Fees" />)
  expect(screen.getByRole('table', { name: 'Fees' })).toBeTruthy()
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['2025', '2026'])
  const [amount, action] = screen.getAllByRole('cell')
  expect(amount?.getAttribute('data-label')).toBe('Amount')
  expect(action?.hasAttribute('data-label')).toBe(false)
})

it('says when newer rows are on their way', () => {
  render(<DataTable columns={columns} rows={rows} rowKey={(fee) => fee.year} caption="Fees" busy />)
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
})
