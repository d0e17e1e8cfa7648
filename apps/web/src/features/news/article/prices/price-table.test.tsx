import { i18n } from '@lingui/core'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { PriceTable } from './price-table.tsx'
import { findPrices, readPrices, sortPrices } from './read-prices.ts'

afterEach(cleanup)

const html = `<p>采集期截至上月末。</p><h2>价格表</h2><table><thead><tr><th>名称</th><th>规格型号</th><th>除税价（元）</th><th>环比</th></tr></thead>
<tbody><tr><td>热轧带肋钢筋</td><td>HRB400E Φ18—25</td><td>3,287.61</td><td>-1.9%</td></tr>
<tr><td>碎石</td><td>5—25mm</td><td>98.06</td><td>持平</td></tr>
<tr><td>商品混凝土</td><td>C30 泵送</td><td>452.43</td><td>+0.1%</td></tr></tbody></table><h2>使用说明</h2><p>供参考。</p>`

it('takes the table out of the text, with the heading that led to it', () => {
  const prices = readPrices(html)
  expect(prices?.head).toEqual(['名称', '规格型号', '除税价（元）', '环比'])
  expect(prices?.rows.length).toBe(3)
  expect(prices?.rest).toContain('使用说明')
  expect(prices?.rest).not.toContain('价格表')
  expect(prices?.rest).not.toContain('碎石')
  expect(readPrices('<p>没有表</p>')).toBeNull()
  const open = Array.from({ length: 400 }, (_, index) => `<b a${index}>`).join('')
  expect(readPrices(html + open)).toBeNull()
})

it('sorts figures by their value and finds all words of a search', () => {
  const rows = readPrices(html)?.rows ?? []
  const names = (sorted: string[][]) => sorted.map(([name]) => name)
  expect(names(sortPrices(rows, { column: 2, isFalling: false }))).toEqual([
    '碎石',
    '商品混凝土',
    '热轧带肋钢筋',
  ])
  expect(names(sortPrices(rows, { column: 3, isFalling: true }))).toEqual([
    '商品混凝土',
    '碎石',
    '热轧带肋钢筋',
  ])
  expect(names(findPrices(rows, '钢筋 hrb400e'))).toEqual(['热轧带肋钢筋'])
  expect(findPrices(rows, '钢筋 C30')).toEqual([])
})

it('shows what is looked for, says how many, and sorts by a head', async () => {
  const { head = [], rows = [] } = readPrices(html) ?? {}
  await renderPage(<PriceTable head={head} rows={rows} />)
  const shown = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.firstElementChild?.textContent)
  fireEvent.click(screen.getByRole('button', { name: /除税价/ }))
  expect(shown()).toEqual(['碎石', '商品混凝土', '热轧带肋钢筋'])
  expect(screen.getByRole('columnheader', { name: /除税价/ }).getAttribute('aria-sort')).toBe('ascending')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'C30' } })
  expect(shown()).toEqual(['商品混凝土'])
  expect(screen.getByRole('status').textContent).toContain('1')
})

it('writes figures as the reader does', async () => {
  const { head = [], rows = [] } = readPrices(html) ?? {}
  await renderPage(<PriceTable head={head} rows={rows} />)
  act(() => i18n.loadAndActivate({ locale: 'pt-BR', messages: {} }))
  const cells = within(screen.getByRole('table'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells).toContain('3.287,61')
  expect(cells).toContain('-1,9\u00a0%')
  expect(cells).toContain('+0,1\u00a0%')
})
