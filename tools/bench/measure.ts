/** What one Lighthouse run says of a page, in its units. */
export interface Page {
  /** Performance, 0 to 100. */
  score: number
  /** Largest contentful paint, in seconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
}

/** As much of Lighthouse's JSON as we read. */
export interface Report {
  categories: { performance: { score: number | null } }
  audits: Record<string, { numericValue?: number }>
}

/**
 * The measures of a report.
 * @throws Error when the run did not come to a score
 */
export function pageOf({ categories, audits }: Report): Page {
  const { score } = categories.performance
  if (score === null) throw new Error('Lighthouse came to no score.')
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    score: Math.round(score * 100),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** The middle one of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The median of each measure by itself. */
export function medianPage(pages: Page[]): Page {
  const of = (measure: keyof Page) => median(pages.map((page) => page[measure]))
  return { score: of('score'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') }
}

/** What the home page has to reach: `score` at least, the others at most. */
export const targets: Page = { score: 95, lcp: 2.5, tbt: 100, cls: 0.02 }

/** Names of the measures that miss their target. */
export function missed(page: Page): (keyof Page)[] {
  const measures: (keyof Page)[] = ['lcp', 'tbt', 'cls']
  const late = measures.filter((measure) => !(page[measure] <= targets[measure]))
  return page.score >= targets.score ? late : ['score', ...late]
}
