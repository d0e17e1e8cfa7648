import { describe, expect, it } from 'vitest'
import {
  ago,
  type ClockMove,
  dateTime,
  duration,
  fromInput,
  moved,
  nextYear,
  offsetText,
  tick,
  timeOfDay,
  toInput,
} from './times.ts'

const instant = new Date('2026-11-20T18:30:05.250Z')

describe('the association’s calendar', () => {
  it('is eight hours ahead of UTC, so that the evening there is the next day', () => {
    expect(dateTime(instant)).toBe('2026-11-21 02:30:05')
    expect(timeOfDay(instant)).toBe('02:30:05.250')
  })

  it('is read from and written to the input for an instant', () => {
    expect(toInput(instant)).toBe('2026-11-21T02:30:05')
    expect(fromInput('2026-11-21T02:30:05')).toEqual(new Date('2026-11-20T18:30:05Z'))
    expect(fromInput('2026-11-21T02:30')).toEqual(new Date('2026-11-20T18:30:00Z'))
  })

  it.each(['', '2026-13-01T00:00', 'soon'])('finds no instant in %j', (text) => {
    expect(fromInput(text)).toBeNull()
  })

  it.each([
    ['2026-11-21T02:00:00Z', '2026-12-31T16:00:00Z'],
    ['2026-12-31T15:59:59Z', '2026-12-31T16:00:00Z'],
    // By PRC time this instant is in 2027 already.
    ['2026-12-31T16:00:00Z', '2027-12-31T16:00:00Z'],
  ])('begins the year after %s at %s', (now, begins) => {
    expect(nextYear(new Date(now))).toEqual(new Date(begins))
  })
})

describe('the current time of a clock', () => {
  const now = '2026-11-21T00:00:00.000Z'

  it('advances with the machine’s clock', () => {
    expect(tick({ now, isFrozen: false }, 1000, 4500)).toEqual(new Date('2026-11-21T00:00:03.500Z'))
  })

  it('stays while it is frozen, and never goes back', () => {
    expect(tick({ now, isFrozen: true }, 1000, 4500)).toEqual(new Date(now))
    expect(tick({ now, isFrozen: false }, 4500, 1000)).toEqual(new Date(now))
  })
})

describe('the expected time after a change of the clock', () => {
  const clock = { now: '2026-11-21T00:00:00.000Z', isFrozen: false }
  const expected = (move: ClockMove) => moved(clock, move, 1000, 3000)

  it('is counted from the current time, not from the time when the clock was read', () => {
    expect(expected({ advanceSeconds: 3600 })).toEqual({ now: '2026-11-21T01:00:02.000Z', isFrozen: false })
    expect(expected({ isFrozen: true })).toEqual({ now: '2026-11-21T00:00:02.000Z', isFrozen: true })
  })

  it('is the instant that was set', () => {
    const now = '2027-01-01T00:00:00.000Z'
    expect(expected({ now })).toEqual({ now, isFrozen: false })
  })

  it('stays frozen while it is moved', () => {
    const frozen = { ...clock, isFrozen: true }
    expect(moved(frozen, { advanceSeconds: 60 }, 1000, 9000)).toEqual({
      now: '2026-11-21T00:01:00.000Z',
      isFrozen: true,
    })
  })
})

describe('lengths in words', () => {
  it.each([
    [0, '0 s'],
    [59, '59 s'],
    [3600, '1 h'],
    [3661, '1 h 1 min'],
    [90_061, '1 d 1 h'],
    [-86_400, '1 d'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text)
  })

  it.each([
    [0, 'the machine’s time'],
    [-1, 'the machine’s time'],
    [3600, '1 h ahead'],
    [-172_800, '2 d behind'],
  ])('an offset of %d is %s', (seconds, text) => {
    expect(offsetText(seconds)).toBe(text)
  })

  it.each([
    [0, 'just now'],
    [90, '1 min ago'],
    [3 * 86_400 + 7200, '3 d ago'],
    [-3600, 'in 1 h'],
  ])('%d seconds ago is %s', (seconds, text) => {
    expect(ago(instant, new Date(instant.getTime() + seconds * 1000))).toBe(text)
  })
})
