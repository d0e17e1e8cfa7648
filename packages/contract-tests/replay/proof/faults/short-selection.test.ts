import { expect, it } from 'vitest'
import { faults } from './faults.ts'
import { shortSelection } from './short-selection.ts'

const kindsOf = (chosen: typeof faults) => chosen.map(({ detectedAs }) => detectedAs[0])

it('has one fault for each kind of mismatch that any fault is expected to be', () => {
  const kinds = kindsOf(shortSelection(faults, 7))
  expect(new Set(kinds)).toEqual(new Set(kindsOf(faults)))
  expect(kinds).toHaveLength(new Set(kinds).size)
})

it('reaches every fault when it rotates', () => {
  const reached = faults.flatMap((_, rotation) => shortSelection(faults, rotation))
  expect(new Set(reached)).toEqual(new Set(faults))
})
