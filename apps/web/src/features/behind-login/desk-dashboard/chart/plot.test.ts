import { expect, it } from 'vitest'
import { cut } from './plot.tsx'

it.each([
  ['临江市', '临江市'],
  ['工程量清单计价', '工程量清单计价'],
  ['工程量清单计价标准宣贯', '工程量清单计价…'],
  ['Executive council', 'Executive counc…'],
  ['Senior members', 'Senior members'],
  ['BIM 算量', 'BIM 算量'],
])('%s stands beside its bar as %s', (name, shown) => {
  expect(cut(name)).toBe(shown)
})
