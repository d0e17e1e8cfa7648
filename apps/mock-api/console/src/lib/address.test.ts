import { describe, expect, it } from 'vitest'
import { type Place, placeHash, readPlace } from './address.ts'

describe('the console’s address', () => {
  it.each<Place>([
    { world: 'default', section: 'calls' },
    { world: 'checkout-1', section: 'faults', operation: 'listNews' },
    { world: 'a', section: 'faults', operation: '*' },
  ])('%j comes back from its own address', (place) => {
    expect(readPlace(placeHash(place))).toEqual(place)
  })

  it.each(['', '#', '#/', '#/Not a world/nowhere', '#/../etc', '#/-x/constructor'])(
    '%j leads to the start page',
    (hash) => {
      expect(readPlace(hash)).toEqual({ world: 'default', section: 'personas' })
    },
  )

  it('keeps the world when only the section is unknown', () => {
    expect(readPlace('#/year-end/nowhere')).toEqual({ world: 'year-end', section: 'personas' })
  })
})
