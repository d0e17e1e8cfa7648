import { expect, it } from 'vitest'
import { readPins, withoutPin, withPin } from './pins.ts'

it('keeps up to three amounts, each once', () => {
  const pins = [500, 6000.5, 500, 800, 900].reduce<string | undefined>(withPin, undefined)
  expect(pins).toBe('500,6000.5,800')
  expect(readPins(pins)).toEqual([500, 6000.5, 800])
  expect(withoutPin(pins, 6000.5)).toBe('500,800')
})

it('leaves nothing in the address when nothing is pinned', () => {
  expect(readPins(undefined)).toEqual([])
  expect(withoutPin('500', 500)).toBeUndefined()
})
