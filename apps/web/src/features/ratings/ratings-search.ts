import { oneOfParam, type Read } from '../../lib/address/search-params.ts'
import { creditLevels } from '../../lib/membership/member-kinds.ts'

export const metrics = ['营业收入', '利润', '人均'] as const

/** The parts of the display, by what the address calls them. */
export const displayTabs = ['ranking', 'ratings', 'fees'] as const

/** What narrows the ratings and the rankings. */
export const ratingParams = {
  rating: oneOfParam(creditLevels),
  metric: oneOfParam(metrics),
}

export type RatingsSearch = Read<typeof ratingParams> & {
  year?: number
  keyword?: string
  page?: number
}
