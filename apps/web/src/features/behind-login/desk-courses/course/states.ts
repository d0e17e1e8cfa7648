import { msg } from '@lingui/core/macro'
import type { DeskCourseState } from '@portal/api-contract'
import type { States } from '../../../../lib/chakra/state-badge.tsx'

export const courseStateWords: States<DeskCourseState> = {
  DRAFT: { tone: 'neutral', label: msg`草稿` },
  ON_SALE: { tone: 'success', label: msg`报名中` },
  SALE_ENDED: { tone: 'neutral', label: msg`报名已截止` },
}
