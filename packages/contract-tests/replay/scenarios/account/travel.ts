import { roleNames } from '../../../shared/credentials/credentials.ts'
import { day, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import { ScenarioSkipped } from '../../run/scenario-errors.ts'

const byTime =
  'a term ends by time alone, for which a run does not wait: look on its last day, and on the day after'

/** Does something as if it were an instant, or now for one that has passed, and takes everything back. */
export type AsOf = (instant: number, work: () => Promise<unknown>) => Promise<void>

/** Seconds from one instant to another, which is not gone back to. */
const secondsUntil = (instant: number, from: number): number =>
  Math.max(1, Math.round((instant - from) / 1000))

/** What does something as if it were an instant, from what time it is now. */
export function travel(context: Context): AsOf {
  const clock = context.clock(byTime)
  const now = context.now().getTime()
  return (instant, work) => clock(secondsUntil(instant, now), work, 'undone')
}

/** A journey on which something is done now, and more at later instants: what was done there lies ahead once it is back. */
export interface Journey {
  /**
   * Goes on to an instant, does something there, and comes back; for one that has passed it stays where it is. Logins of before may
   * have run out there.
   */
  to(instant: number, work: () => Promise<unknown>): Promise<void>
}

/** The run keeps its logins: one that is made on a journey is undone with it. */
async function logInAll(context: Context): Promise<void> {
  for (const role of roleNames) if (context.credentials[role]) await context.as(role)
  await context.others()
}

/**
 * Does something that leaves nothing behind, however much time it takes. Skips the scenario where time cannot be moved. Within it
 * nothing else may be undone: the clock keeps one state of the world, and would take it back to the later one.
 */
export async function onJourney(
  context: Context,
  elsewhere: string,
  work: (journey: Journey) => Promise<unknown>,
): Promise<void> {
  const clock = context.clock(elsewhere)
  await logInAll(context)
  const begun = context.now().getTime()
  const to: Journey['to'] = (instant, then) => clock(secondsUntil(instant, begun), then)
  await clock(1, () => work({ to }), 'undone')
}

/** The clock where there is one. */
export function clockOrNull(context: Context, why: string): Clock | null {
  try {
    return context.clock(why)
  } catch (error) {
    if (!(error instanceof ScenarioSkipped)) throw error
    return null
  }
}

/** The clock where there is one; elsewhere the rule for which it is needed is told as untried. */
export function clockFor(context: Context, rule: string, why: string): Clock | null {
  const clock = clockOrNull(context, why)
  if (!clock) context.untried(rule, why)
  return clock
}

export const minute = 60_000

/** Skips the scenario where the year ends before an instant: memberships end with it, and courses are sold no more. */
export function requireSameYear(context: Context, instant: number): void {
  if (yearInChina(instant) !== yearInChina(context.now())) context.skip('the year ends meanwhile')
}

/**
 * Does something an hour on, when the codes that the run has asked for count for nothing any more, and takes it back; now where
 * time cannot be moved.
 */
export async function anHourOn(context: Context, work: () => Promise<unknown>): Promise<void> {
  const clock = clockOrNull(context, 'an hour is too long to wait')
  if (clock) await clock((61 * minute) / 1000, work, 'undone')
  else await work()
}

/** Noon in China, of a day and as many days after it. */
export const noon = (date: string, days = 0): number => Date.parse(`${date}T12:00:00+08:00`) + days * day

/**
 * Half an hour before a day ends in China, or with `days` 1 half an hour after: in UTC it is the same day at both, so that who
 * counts in UTC is told apart.
 */
export const edge = (date: string, days: 0 | 1): number =>
  Date.parse(`${date}T23:30:00+08:00`) + days * 60 * minute
