import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Each } from './each.tsx'

// React tells of each error that it hands to a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

interface Row {
  id: number
  name: string
}

const list = (rows: unknown) => (
  <ul>
    <Each items={rows as Row[]}>{({ name }) => <li>{name.trim()}</li>}</Each>
  </ul>
)
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  null,
  undefined,
  { id: 1, name: null },
  { id: 1 },
  { id: 1, name: {} },
  { id: {}, name: 7 },
  'x',
  [],
])('leaves out %j, and no other', (broken) => {
  render(list([{ id: 7, name: '甲' }, broken, { id: 9, name: '乙' }]))
  expect(shown()).toEqual(['甲', '乙'])
})

it('shows a record once it is whole', () => {
  const { rerender } = render(list([{ id: 7, name: null }]))
  rerender(list([{ id: 7, name: '甲' }]))
  expect(shown()).toEqual(['甲'])
})

it.each([undefined, null, {}, 'rows', 7])('takes %j for a list of none', (rows) => {
  render(list(rows))
  expect(shown()).toEqual([])
})
