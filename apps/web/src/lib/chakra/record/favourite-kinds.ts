import { msg } from '@lingui/core/macro'
import type { FavouriteKind } from '@portal/api-contract'
import { linkOptions } from '@tanstack/react-router'
import { courseLink } from '../../education/course-links.ts'
import type { States } from '../state-badge.tsx'

/** What can be kept. */
export const favouriteKinds = ['NEWS', 'COURSE', 'JOURNAL', 'TENDER'] as const satisfies FavouriteKind[]

export const favouriteKindNames: States<FavouriteKind> = {
  NEWS: { tone: 'info', label: msg`资讯` },
  COURSE: { tone: 'honour', label: msg`课程` },
  JOURNAL: { tone: 'neutral', label: msg`期刊` },
  TENDER: { tone: 'neutral', label: msg`招标` },
}

/** Where a record of each kind is read. The columns of the news find an article by its id, whichever it belongs to. */
export const favouriteLink = {
  NEWS: (id: number) => linkOptions({ to: '/DynamicWork', search: { article: id } }),
  COURSE: courseLink,
  JOURNAL: (id: number) => linkOptions({ to: '/CommitteeBookDetail', search: { id } }),
  TENDER: (id: number) => linkOptions({ to: '/tenderInformation', search: { tender: id } }),
} as const
