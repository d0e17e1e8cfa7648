import { formatDate } from '@portal/i18n'
import { UiProvider } from '@portal/ui/chakra'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../testing/render-page.tsx'
import { serverDate } from '../../../api/server-clock.ts'
import { Filters, yearFilter } from './filters.tsx'

const thisYear = Number(formatDate(serverDate()).slice(0, 4))

async function open(year: number | undefined, ahead?: number) {
  await renderPage(
    <UiProvider>
      <Filters filters={[yearFilter(2, '年度', '全部年度', ahead)]} search={{ year }} />
    </UiProvider>,
  )
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '年度' })
  return {
    chosen: select.selectedOptions[0]?.textContent,
    offered: [...select.options].slice(1).map(({ value }) => Number(value)),
  }
}

it('offers the present year first', async () => {
  expect((await open(undefined)).offered).toEqual([thisYear, thisYear - 1])
})

it('offers the next year above it where there are records of that already', async () => {
  expect((await open(undefined, 1)).offered).toEqual([thisYear + 1, thisYear, thisYear - 1])
})

it('names the year that the address narrows to, whether it is offered or not', async () => {
  expect((await open(thisYear + 3)).chosen).toBe(String(thisYear + 3))
})
