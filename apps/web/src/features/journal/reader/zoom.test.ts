import { expect, it } from 'vitest'
import { zoomBy } from './zoom.ts'

it('goes from one size to the next and stops at the ends', () => {
  expect([zoomBy(1, 1), zoomBy(2, -1), zoomBy(1, -1), zoomBy(3, 1)]).toEqual([1.25, 1.5, 1, 3])
})
