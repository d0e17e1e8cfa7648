/** Where every part of the mock gets the time from; nothing else in `src` reads the machine's clock. */
export interface Clock {
  now(): Date
}

/** A clock that tests and scenarios move by hand. */
export interface FixedClock extends Clock {
  set(instant: string): void
  /** @param milliseconds may be negative */
  advance(milliseconds: number): void
}

/** The machine's own clock. */
export function systemClock(): Clock {
  return { now: () => new Date() }
}

/** A clock that stands still until it is told otherwise. @param instant ISO 8601 */
export function fixedClock(instant: string): FixedClock {
  let time = Date.parse(instant)
  return {
    now: () => new Date(time),
    set: (next) => {
      time = Date.parse(next)
    },
    advance: (milliseconds) => {
      time += milliseconds
    },
  }
}
