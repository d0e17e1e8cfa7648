import { expect, it } from 'vitest'
import { resizePicture, sizeWithin } from './resize.ts'

it.each([
  [4000, 3000, [1600, 1200]],
  [3000, 4000, [1200, 1600]],
  [800, 600, [800, 600]],
  [9000, 1, [1600, 1]],
])('a picture of %i × %i', (width, height, size) => {
  expect(sizeWithin(width, height, 1600)).toEqual(size)
})

it('sends as it is what the device cannot read', async () => {
  const file = new File(['none'], 'a.png', { type: 'image/png' })
  expect(await resizePicture(file)).toBe(file)
})
