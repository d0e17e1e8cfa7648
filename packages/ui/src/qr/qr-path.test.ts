import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { qrPath } from './qr-path.ts'

/** Draws the path back into modules, independently of how it was cut into runs. */
function modulesOf(path: string, size: number): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length))
  }
  return grid
}

it('draws every dark module and no light one', () => {
  const value = 'weixin://wxpay/bizpayurl?pr=Q7xk2Lm'
  const { path, size } = qrPath(value)
  expect(modulesOf(path, size)).toEqual(encode(value, { ecc: 'M', border: 4 }).data)
})

it('keeps four light modules around it', () => {
  const { path, size } = qrPath('a')
  const edge = modulesOf(path, size).slice(0, 4)
  expect(edge.flat().some(Boolean)).toBe(false)
  expect(size).toBe(21 + 2 * 4)
})
