import { readSetting, writeSetting } from '../store/settings.ts'
import type { World } from '../world.ts'

/** What a world can start as. */
export const scenarioNames = ['typical', 'empty', 'crowded', 'large-unit', 'year-end', 'overdue'] as const

export type ScenarioName = (typeof scenarioNames)[number]

/** Each scenario in one line, as a help to choose. */
export const scenarioPurposes: Readonly<Record<ScenarioName, string>> = {
  typical: 'a year like any other: every state somewhere, nothing in excess',
  empty: 'the navigation and the personas, and no record besides: every list is empty',
  crowded: 'two thousand more news items and members: paging, long lists, slow searches',
  'large-unit': 'a unit of sixty more people, each of whom owes this year: pay on behalf, long choices',
  'year-end': 'the last half hour of the year: fees fall due and a new fee year begins',
  overdue: 'two years in which nobody did anything: fees overdue, memberships and orders run out',
}

export const isScenarioName = (text: string): text is ScenarioName =>
  (scenarioNames as readonly string[]).includes(text)

/** What a world started as. */
export const scenarioOf = ({ db }: World): ScenarioName => readSetting(db, 'scenario') ?? 'typical'

/** Stores what a world starts as. */
export const storeScenario = ({ db }: World, scenario: ScenarioName): void =>
  writeSetting(db, 'scenario', scenario)

/** News items and members that a scenario has beyond the usual ones. */
export function extraScale(scenario: ScenarioName): { news: number; members: number } {
  if (scenario === 'crowded') return { news: 2_000, members: 2_000 }
  return { news: 0, members: scenario === 'large-unit' ? 60 : 0 }
}
