import { describe, expect, it } from 'vitest'
import { createRandom } from '../random.ts'
import {
  cutToTime,
  type LessonState,
  mergeRange,
  openPlayClock,
  type PlayClock,
  reachableOf,
  resumeAt,
  shareOf,
  skipTolerance,
  spendTime,
  timeLeft,
  tolerance,
  untouched,
  type WatchedRange,
  watch,
  watchedSeconds,
} from './course-progress.ts'

const now = new Date('2026-11-21T02:00:00.000Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const seeds = Array.from({ length: 200 }, (_, seed) => seed)

function drawRanges(seed: number): WatchedRange[] {
  const random = createRandom(seed)
  return Array.from({ length: random.int(1, 12) }, () => {
    const from = random.int(0, 80)
    return { from, to: from + random.int(0, 20) }
  })
}

const merged = (ranges: readonly WatchedRange[]) =>
  ranges.reduce<WatchedRange[]>((all, range) => mergeRange(all, range), [])

/** Counts the seconds one by one, in the simplest way. */
const secondsIn = (ranges: readonly WatchedRange[]) =>
  Array.from({ length: 101 }, (_, second) => second).filter((second) =>
    ranges.some(({ from, to }) => from <= second && second < to),
  ).length

describe('merging watched ranges', () => {
  it('keeps what was watched, each second once, whatever the order', () => {
    for (const seed of seeds) {
      const ranges = drawRanges(seed)
      const all = merged(ranges)
      expect(watchedSeconds(all)).toBe(secondsIn(ranges))
      expect(merged([...ranges].reverse())).toEqual(all)
      expect(merged([...all, ...all])).toEqual(all)
    }
  })

  it('leaves ranges apart and in order', () => {
    for (const seed of seeds) {
      const all = merged(drawRanges(seed))
      for (const [index, { from, to }] of all.entries()) {
        expect(from).toBeLessThan(to)
        expect(from).toBeGreaterThan(all[index - 1]?.to ?? -1)
      }
    }
  })

  it('joins what touches to the millisecond', () => {
    const all = merged([
      { from: 0, to: 9.9996 },
      { from: 10, to: 20.0004 },
      { from: 20.001, to: 30 },
    ])
    expect(all).toEqual([
      { from: 0, to: 20 },
      { from: 20.001, to: 30 },
    ])
  })
})

describe('watching', () => {
  const play = (state: LessonState, from: number, to: number) => watch(state, { from, to }, 100)
  const played = (state: LessonState, from: number, to: number) => {
    const next = play(state, from, to)
    if (!next.ok) throw new Error(next.refusal)
    return next.state
  }

  it('does not go past what was watched, but for a step of the player', () => {
    const state = played(untouched, 0, 40)
    expect(reachableOf(state)).toBe(40)
    expect(play(state, 40 + skipTolerance, 45).ok).toBe(true)
    expect(play(state, 40.001 + skipTolerance, 45)).toEqual({ ok: false, refusal: 'error.skippedAhead' })
    expect(play(untouched, 50, 60).ok).toBe(false)
  })

  it('may go back, and resumes where it was left, not at the furthest', () => {
    const state = played(played(untouched, 0, 40), 5, 12)
    expect(state).toMatchObject({ position: 12, ranges: [{ from: 0, to: 40 }] })
    expect(resumeAt(state, 100)).toBe(12)
    expect(reachableOf(state)).toBe(40)
  })

  it('starts anew after the end', () => {
    expect(resumeAt(played(untouched, 0, 100), 100)).toBe(0)
  })

  it('is complete at 95 % and not a millisecond before', () => {
    expect(played(untouched, 0, 94.999).isCompleted).toBe(false)
    const state = played(untouched, 0, 95)
    expect(state.isCompleted).toBe(true)
    expect(reachableOf(state)).toBeNull()
  })

  it('counts a stretch that is watched again once', () => {
    const again = [0, 1, 2].reduce((state) => played(state, 0, 60), untouched)
    expect(again.isCompleted).toBe(false)
    expect(shareOf(watchedSeconds(again.ranges), 100)).toBe(0.6)
  })

  it('gets past a gap once, however small the steps are', () => {
    const step = skipTolerance / 4
    let state = untouched
    for (let steps = 1; steps <= 4; steps++) {
      const from = (reachableOf(state) ?? 0) + step
      state = played(state, from, from + 0.001)
    }
    const reachable = reachableOf(state) ?? 0
    expect(reachable).toBe(1.004)
    expect(play(state, reachable + 0.001, 5)).toEqual({ ok: false, refusal: 'error.skippedAhead' })
    // Where it stands, and further back, it goes on.
    expect(play(state, reachable, 5).ok).toBe(true)
    expect(play(played(state, 0, reachable), reachable + skipTolerance, 5).ok).toBe(true)
  })

  it('states a share that is 1 only when all was watched', () => {
    expect(shareOf(89.999, 90)).toBe(0.9999)
    expect(shareOf(90, 90)).toBe(1)
    expect(shareOf(57, 100)).toBe(0.57)
  })
})

describe('time', () => {
  const beat = (seconds: number, rate = 1) => ({ from: 0, to: seconds, rate })
  const spent = (clock: PlayClock, seconds: number, at: Date, rate = 1) => {
    const next = spendTime(clock, beat(seconds, rate), at)
    return next.ok ? next.state : null
  }
  const opened = openPlayClock(null, now)

  it('allows as much as has passed, times the rate, and a tolerance', () => {
    expect(spent(opened, 10 + tolerance, later(10))).not.toBeNull()
    expect(spent(opened, 10.01 + tolerance, later(10))).toBeNull()
    expect(spent(opened, 20 + 2 * tolerance, later(10), 2)).not.toBeNull()
    expect(spent(opened, 20.02 + 2 * tolerance, later(10), 2)).toBeNull()
  })

  it('is not saved up while nothing plays', () => {
    const paused = spent(opened, 0, later(600))
    expect(paused && spent(paused, 10 + tolerance, later(610))).not.toBeNull()
    expect(paused && spent(paused, 30, later(610))).toBeNull()
  })

  it('runs with the clock: a clock that is set back gives nothing', () => {
    expect(spent(opened, 1, later(-3600))).toBeNull()
    const again = openPlayClock(opened, later(-3600))
    expect(spent(again, 10, later(-3590))).not.toBeNull()
    expect(spent(again, 14, later(-3590))).toBeNull()
  })

  it('is left over by a session that a newer one ends, but for what that can spend itself', () => {
    const newer = openPlayClock(opened, later(600))
    expect(timeLeft(opened, newer)).toBe(600_000)
    const used = spendTime(opened, beat(50), later(60))
    expect(used.ok && timeLeft(used.state, newer)).toBe(540_000)
    expect(timeLeft(newer, openPlayClock(newer, later(600)))).toBe(0)
    expect(cutToTime({ from: 10, to: 900, rate: 1.5 }, 600_000)).toEqual({ from: 10, to: 900, rate: 1.5 })
    expect(cutToTime({ from: 10, to: 920, rate: 1.5 }, 600_000).to).toBe(910)
    expect(cutToTime({ from: 10, to: 920, rate: 1 }, 0).to).toBe(10)
  })

  it('never gives more than what passed and one tolerance, however beats and openings are mixed', () => {
    for (const seed of seeds) {
      const random = createRandom(seed)
      let clock = opened
      let elapsed = 0
      let shown = 0
      for (let step = 0; step < 60; step++) {
        elapsed += random.between(0, 2)
        if (random.chance(0.3)) clock = openPlayClock(clock, later(elapsed))
        const seconds = random.between(0, 4)
        const next = spent(clock, seconds, later(elapsed))
        if (!next) continue
        clock = next
        shown += seconds
      }
      expect(shown).toBeLessThanOrEqual(elapsed + tolerance)
    }
  })
})
