import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as forMembers from '../../chakra/index.ts'
import { DescriptionList } from '../../display/description-list/description-list.tsx'
import { DataTable } from './data-table.tsx'

// React tells of each error that it hands to a boundary.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

interface Fee {
  year: number
  amount: string
}

const columns = [
  { id: 'year', header: 'Year', cell: (fee: Fee) => fee.year, isRowHeader: true },
  { id: 'amount', header: 'Amount', cell: (fee: Fee) => fee.amount.replace('.00', '') },
]

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent)

describe.each([
  ['public pages', DataTable, ({ children }: { children: ReactNode }) => children],
  ['members', forMembers.DataTable, forMembers.UiProvider],
])('a table of %s', (_, Table, Provider) => {
  const show = (rows: unknown) =>
    render(
      <Provider>
        <Table columns={columns} rows={rows as Fee[]} rowKey={(fee: Fee) => fee?.year} caption="Fees" />
      </Provider>,
    )

  it.each([
    [{ year: 2025, amount: null }, ['2025', '2026']],
    [{ year: 2025, amount: { of: 1 } }, ['2025', '2026']],
    [{ year: {}, amount: 7 }, ['', '2026']],
    [null, ['', '2026']],
  ])('leaves the cells of %j empty, and no others', (broken, heads) => {
    show([broken, { year: 2026, amount: '5,000.00' }])
    expect(texts('rowheader')).toEqual(heads)
    expect(texts('cell')).toEqual(['', '5,000'])
  })

  it.each([null, {}, 'rows', 7])('takes %j for no rows', (rows) => {
    show(rows)
    expect(texts('rowheader')).toEqual([])
    expect(texts('columnheader')).toEqual(['Year', 'Amount'])
  })
})

describe.each([
  ['public pages', DescriptionList, ({ children }: { children: ReactNode }) => children],
  ['members', forMembers.DataList, forMembers.UiProvider],
])('the facts of a record, for %s', (_, List, Provider) => {
  it('are told but for one that cannot be shown', () => {
    const broken = { of: 1 } as unknown as ReactNode
    const items = [
      { id: 'broken', term: 'Number', detail: broken },
      { id: 'whole', term: 'Name', detail: 'Lin' },
    ]
    render(
      <Provider>
        <List items={items} />
      </Provider>,
    )
    expect([...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Lin',
    ])
  })
})
