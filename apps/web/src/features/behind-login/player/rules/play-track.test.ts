import { expect, it } from 'vitest'
import { shownBetween } from './play-track.ts'

const between = (seconds: number, ms: number) =>
  shownBetween({ place: 10, at: 1000 }, { place: 10 + seconds, at: 1000 + ms }, 2)

it('is the time that went by', () => {
  expect(between(0.25, 250)).toEqual({ from: 10, to: 10.25, playedS: 0.25 })
  expect(between(0.25, 400)).toEqual({ from: 10, to: 10.25, playedS: 0.4 })
})

it('is at least what the fastest rate needs', () => {
  expect(between(0.5, 200)?.playedS).toBe(0.25)
})

it('counts no time in which the picture was waited for, or the device slept', () => {
  expect(between(0.25, 60_000)?.playedS).toBe(0.5)
})

it.each([
  ['nothing while it stands', 0, 5000],
  ['nothing backwards', -5, 250],
  ['no jump', 20, 250],
  ['no time asleep', 3600, 500],
])('is %s', (_, seconds, ms) => {
  expect(between(seconds, ms)).toBeUndefined()
})
