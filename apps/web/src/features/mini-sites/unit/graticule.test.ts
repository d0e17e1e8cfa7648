import { expect, it } from 'vitest'
import { graticule, kilometre, narrowSheet, wideSheet } from './graticule.ts'

it('draws what lies on the map, west to east and south to north', () => {
  const { meridians, parallels } = graticule(118.7921, 31.2043, wideSheet)
  expect(parallels.map(({ label }) => label)).toEqual(['31.10°', '31.15°', '31.20°', '31.25°', '31.30°'])
  expect(meridians[0]?.label).toBe('118.55°')
  expect(meridians.every(({ at }) => at >= 0 && at <= wideSheet.w)).toBe(true)
  expect(parallels.map(({ at }) => at)).toEqual(parallels.map(({ at }) => at).toSorted((a, b) => b - a))
})

it('keeps the scale in both directions: a degree of longitude is shorter by the cosine of the latitude', () => {
  const { meridians, parallels } = graticule(120, 60, wideSheet)
  const step = ([a, b]: { at: number }[]) => Math.abs((b?.at ?? 0) - (a?.at ?? 0)) / kilometre
  expect(step(parallels)).toBeCloseTo(5.566, 2)
  expect(step(meridians)).toBeCloseTo(2.783, 2)
})

it('puts a place on a grid line into the middle', () => {
  const { meridians } = graticule(118.8, 31.2, wideSheet)
  expect(meridians.find(({ label }) => label === '118.80°')?.at).toBeCloseTo(wideSheet.w / 2)
})

it('leaves out every other line on a narrow sheet', () => {
  const { meridians } = graticule(118.7921, 31.2043, narrowSheet)
  expect(meridians.map(({ label }) => label)).toEqual(['118.70°', '118.80°', '118.90°'])
})
