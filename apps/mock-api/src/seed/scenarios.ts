/** What a world can start as. */
export const scenarioNames = ['typical', 'empty', 'crowded', 'year-end', 'overdue'] as const

export type ScenarioName = (typeof scenarioNames)[number]

/** Each scenario in one line, for whoever has to choose. */
export const scenarioPurposes: Readonly<Record<ScenarioName, string>> = {
  typical: 'a year like any other: every state somewhere, nothing in excess',
  empty: 'the navigation and the personas, and no record besides: every list is empty',
  crowded: 'two thousand more news items and members: paging, long lists, slow searches',
  'year-end': 'the last half hour of the year: fees fall due and a new fee year begins',
  overdue: 'every fee of the last years is unpaid and overdue, every order has run out',
}

export const isScenarioName = (text: string): text is ScenarioName =>
  (scenarioNames as readonly string[]).includes(text)
