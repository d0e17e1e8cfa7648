import type { Report } from './report.ts'

/** Rules that could not be tried for the same reason. */
export interface UntriedRules {
  why: string
  rules: string[]
}

/** The rules of a run that its scenarios could not try although they went on, by reason. */
export function untriedOf({ scenarios }: Pick<Report, 'scenarios'>): UntriedRules[] {
  const all = scenarios.flatMap(({ untried }) => untried)
  return [...Map.groupBy(all, ({ why }) => why)].map(([why, own]) => ({
    why,
    rules: [...new Set(own.map(({ rule }) => rule))],
  }))
}
