/** The source of time for every part of the mock; nothing else in `src` reads the machine's clock. */
export interface Clock {
  now(): Date
}

/** A clock that tests move by hand. */
export interface FixedClock extends Clock {
  set(instant: string): void
  /** @param milliseconds may be negative */
  advance(milliseconds: number): void
}

/** The machine's own clock. */
export function systemClock(): Clock {
  return { now: () => new Date() }
}

/** A clock that stands still until it is moved. @param instant ISO 8601 */
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

/** The state of a world's clock relative to the underlying clock. */
export interface ClockState {
  /** Milliseconds ahead of the underlying clock. */
  offset: number
  /** Milliseconds since 1970 at which it stands still; null while it runs. */
  frozenAt: number | null
}

/** The clock of a world: it runs at an offset to the underlying clock, or is frozen. */
export interface WorldClock extends Clock {
  state(): ClockState
  set(instant: Date): void
  /** @param milliseconds may be negative */
  advance(milliseconds: number): void
  /** Freezes the clock. */
  freeze(): void
  /** Resumes the clock from its current time. */
  resume(): void
}

/**
 * A world's clock over another one.
 *
 * @param keep stores every change, so that it survives a restart
 */
export function worldClock(base: Clock, start: ClockState, keep: (state: ClockState) => void): WorldClock {
  let state = start
  const now = () => state.frozenAt ?? base.now().getTime() + state.offset
  const change = (next: ClockState) => {
    state = next
    keep(next)
  }
  const moveTo = (time: number) =>
    change({ offset: time - base.now().getTime(), frozenAt: state.frozenAt === null ? null : time })
  return {
    now: () => new Date(now()),
    state: () => state,
    set: (instant) => moveTo(instant.getTime()),
    advance: (milliseconds) => moveTo(now() + milliseconds),
    freeze: () => change({ ...state, frozenAt: now() }),
    resume: () => change({ offset: now() - base.now().getTime(), frozenAt: null }),
  }
}
