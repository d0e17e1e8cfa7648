import { i18n } from '@lingui/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { stateWord } from '../../state-badge.tsx'
import { columnsOf, tableColumns } from './columns.tsx'
import { csvOf } from './list-tools.tsx'

interface Row {
  name: string
  city: string | null
  amount: number
  count: number | null
}

const column = columnsOf<Row>()
const columns = [
  column.text('name', '名称'),
  column.short('city', '城市'),
  column.money('amount', '金额'),
  column.count('count', '人数'),
  { id: 'open', header: '操作', cell: () => '打开' },
]
const row: Row = { name: '=恒信', city: null, amount: 1600, count: 12345 }

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

describe('the columns of a list', () => {
  it('show a text, an amount, a count, and a sign where there is nothing', () => {
    expect(tableColumns(columns, []).map(({ cell }) => cell(row))).toEqual([
      ...['=恒信', '—', '¥1,600.00', '12,345', '打开'],
    ])
  })

  it('sort where the source knows an order of their name', () => {
    const sortable = tableColumns(columns, ['city,asc', 'amount,desc']).filter(({ isSortable }) => isSortable)
    expect(sortable.map(({ id }) => id)).toEqual(['city', 'amount'])
  })

  it('write what a spreadsheet reads, without what is only pressed', () => {
    expect(csvOf([row, { ...row, city: '临江市', count: null }], columns)).toBe(
      "\uFEFF名称,城市,金额,人数\r\n'=恒信,,1600.00,12345\r\n'=恒信,临江市,1600.00,\r\n",
    )
  })

  it('write a state that the website does not know yet as it is stored', () => {
    const states = { OPEN: { tone: 'info', label: { id: 'open', message: '待办' } } } as const
    expect(i18n._(stateWord(states, 'OPEN'))).toBe('待办')
    expect(i18n._(stateWord<string>(states, 'LATER'))).toBe('LATER')
  })
})
