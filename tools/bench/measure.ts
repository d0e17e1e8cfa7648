/** What one Lighthouse run says of a page, in its units. */
export interface Page {
  /** Performance, 0 to 100. */
  performance: number
  /** The other categories, 0 to 100 each. */
  accessibility: number
  practices: number
  seo: number
  /** Largest contentful paint, in seconds. */
  lcp: number
  /** Total blocking time, in milliseconds. */
  tbt: number
  /** Cumulative layout shift. */
  cls: number
}

/** A category's score (0 to 1, null when the run failed) and its audits; those of no weight only inform. */
interface Category {
  score: number | null
  auditRefs: { id: string; weight: number }[]
}

/** As much of Lighthouse's JSON as we read. */
export interface Report {
  categories: Record<string, Category>
  audits: Record<string, { score?: number | null; numericValue?: number }>
}

const points: Partial<Record<keyof Page, string>> = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
}

/** Lighthouse's names of the categories that are asked for. */
export const categories = Object.values(points)

/**
 * The measures of a report.
 * @throws Error when the run did not come to a score
 */
export function pageOf({ categories, audits }: Report): Page {
  const score = (name: string) => {
    const value = categories[name]?.score ?? null
    if (value === null) throw new Error(`Lighthouse came to no score of ${name}.`)
    return Math.round(value * 100)
  }
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint') / 1000,
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
}

/** Names of the audits that cost points, performance's aside: those are measures, and in the table. */
export function faultsOf({ categories, audits }: Report): string[] {
  const others = Object.entries(categories).filter(([name]) => name !== 'performance')
  const costly = others.flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
  return costly.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1)
}

/** The middle one of an odd number of values, the lower of the two middle ones otherwise. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** The median of each measure by itself. */
export function medianPage(pages: Page[]): Page {
  const of = (measure: keyof Page) => median(pages.map((page) => page[measure]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    seo: of('seo'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
  }
}
