import { expect, it } from 'vitest'
import { taxNumberFault, tidyTaxNumber } from './tax-number.ts'
import { isUscc } from './uscc.ts'

const right = '91349901MA2HX01K7F'
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

it('takes a number as it is typed', () => {
  expect(tidyTaxNumber(' 91349901 ma2hx01k7-ｆ ')).toBe(right)
  expect(taxNumberFault(' 91349901 ma2hx01k7f')).toBeUndefined()
})

it.each(['349901123456789', '34990112345678901234'])('takes %s, which has no check character', (number) => {
  expect(taxNumberFault(number)).toBeUndefined()
})

it.each([
  ['', 'length'],
  ['9134990', 'length'],
  [`${right}123`, 'length'],
  ['91349901MA2HX01K7#', 'signs'],
  ['91349901MA2HX10K7F', 'check'],
])('says of %j: %s', (number, fault) => {
  expect(taxNumberFault(number)).toBe(fault)
})

it('finds every single sign that is wrong, and every two neighbours that have changed places', () => {
  for (let place = 0; place < right.length; place += 1) {
    for (const sign of signs) {
      const wrong = `${right.slice(0, place)}${sign}${right.slice(place + 1)}`
      if (wrong !== right) expect(taxNumberFault(wrong), wrong).toBe('check')
    }
    const [one = '', other = ''] = right.slice(place, place + 2)
    const swapped = `${right.slice(0, place)}${other}${one}${right.slice(place + 2)}`
    if (swapped !== right) expect(isUscc(swapped), swapped).toBe(false)
  }
})
