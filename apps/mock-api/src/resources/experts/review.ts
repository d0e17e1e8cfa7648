import type { ReviewDesk } from '../../review/desk.ts'
import { pendingApplications } from '../visitor-applications/decide.ts'
import { decideExpert } from './decide.ts'

export const expertDesk: ReviewDesk = {
  kind: 'EXPERT',
  name: '专家申报',
  pending: (world) => pendingApplications(world, 'EXPERT'),
  decide: decideExpert,
}
