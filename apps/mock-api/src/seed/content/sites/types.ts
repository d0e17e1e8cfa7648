import type { CoverMotif } from '../types.ts'

/** What is shown on a mini-site: age in days, title, text in paragraphs by line, and the cover where it has one. */
export type ItemSeed = readonly [daysAgo: number, title: string, text: string, motif?: CoverMotif]

/** A mini-site as its owner would have filled it in; `key` is the member's. */
export interface SiteSeed {
  key: string
  domainId: string
  /** Paragraphs by line. */
  intro: string
  /** What the owner does, as the introduction lists it. */
  scope: readonly string[]
  /** Banner pictures in their order. */
  covers: readonly CoverMotif[]
  /** How the banner is kept: a list of pictures unless it is one address, or one that leads nowhere. */
  coverForm?: 'ADDRESS' | 'LOST'
  isUnpublished?: boolean
  news: readonly ItemSeed[]
  cases: readonly ItemSeed[]
  honours: readonly ItemSeed[]
  /** Persons only. */
  works?: readonly ItemSeed[]
}
