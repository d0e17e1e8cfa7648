import { describe, expect, it } from 'vitest'
import { newsItems } from './news/index.ts'

const figure = /^[+-]?\d+(\.\d+)?%?$/
const numberOf = (cell: string) => {
  const text = cell.replaceAll(',', '')
  return figure.test(text) ? Number.parseFloat(text) : Number.NaN
}
const cellsOf = (row: string) => [...row.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell)

interface Total {
  table: string
  stated: number
  parts: number[]
}

/** The columns under a closing 合计 that are sums: rates and averages are not, nor columns with words in them. */
function totalsOf(key: string, html: string): Total[] {
  const [head = [], ...rows] = [...html.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => cellsOf(row))
  const last = rows.pop() ?? []
  if (last[0] !== '合计') return []
  return head
    .map((name, column) => ({ name, column, stated: numberOf(last[column] ?? '') }))
    .filter(({ name, stated }) => !/率|平均/.test(name) && !Number.isNaN(stated))
    .map(({ name, column, stated }) => ({
      table: `${key} ${name}`,
      stated,
      parts: rows.map((cells) => (cells[column] ? numberOf(cells[column]) : 0)),
    }))
    .filter(({ parts }) => !parts.some(Number.isNaN))
}

describe('tables that close with 合计', () => {
  const totals = newsItems.flatMap(({ key, body }) =>
    [...body.matchAll(/<table>.*?<\/table>/gs)].flatMap(([html]) => totalsOf(key, html)),
  )

  it('add up', () => {
    expect(totals.length).toBeGreaterThan(40)
    const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
    expect(totals.filter(({ stated, parts }) => Math.abs(sum(parts) - stated) > 0.001)).toEqual([])
  })
})
