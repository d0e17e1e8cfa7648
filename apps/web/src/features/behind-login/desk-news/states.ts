import { msg } from '@lingui/core/macro'
import type { States } from '../../../lib/chakra/state-badge.tsx'
import type { ArticleRow } from './kinds/article-kind.ts'
import type { NewsState } from './news-search.ts'

export const newsStates: States<NewsState> = {
  DRAFT: { tone: 'neutral', label: msg`草稿` },
  SCHEDULED: { tone: 'info', label: msg`待定时发布` },
  PUBLISHED: { tone: 'success', label: msg`已发布` },
  OFFLINE: { tone: 'warning', label: msg`已撤回` },
}

/** The backend's time is known by its answers, in whole seconds: what is published now may seem to be this far ahead, in milliseconds. */
const clockLag = 2000

/** The state that an article is in. @param now milliseconds since the epoch */
export const stateOf = (
  { status, publishDate }: Pick<ArticleRow, 'status' | 'publishDate'>,
  now: number,
): NewsState => (status === 'PUBLISHED' && Date.parse(publishDate) - now > clockLag ? 'SCHEDULED' : status)
