import type { Page } from './measure.ts'

/** What a page has to reach: points at least, times and shifts at most. */
export type Targets = Partial<Page>

const ofEveryPage: Targets = { performance: 92, accessibility: 100, practices: 95, seo: 100, cls: 0.02 }

/** A page of each kind, in the mock's seeded world. */
export const measured: { name: string; path: string; targets: Targets }[] = [
  { name: 'home', path: '/', targets: { ...ofEveryPage, performance: 95, lcp: 2.5, tbt: 100 } },
  { name: 'list', path: '/DynamicWork', targets: ofEveryPage },
  { name: 'article', path: '/DynamicWork?article=1017', targets: ofEveryPage },
  { name: 'calculator', path: '/Calculator', targets: ofEveryPage },
  { name: 'mini-site', path: '/subsite/hengzhun', targets: ofEveryPage },
]

const atMost = new Set<keyof Page>(['lcp', 'tbt', 'cls'])

/** Names of the measures that miss their target; one that is missing does. */
export function missed(page: Page, targets: Targets): (keyof Page)[] {
  const names = Object.keys(targets) as (keyof Page)[]
  return names.filter((name) => {
    const target = targets[name] ?? Number.NaN
    return !(atMost.has(name) ? page[name] <= target : page[name] >= target)
  })
}
