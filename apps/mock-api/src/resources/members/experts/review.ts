import type { ReviewDesk } from '../../../review/desk.ts'
import { pendingApplications, submittedApplication } from '../../applications/visitor-applications/decide.ts'
import { decideExpert } from './decide.ts'

export const expertDesk: ReviewDesk = {
  kind: 'EXPERT',
  name: '专家申报',
  decisions: ['APPROVE', 'RETURN', 'REJECT'],
  pending: (world) => pendingApplications(world, 'EXPERT'),
  submission: (world, id) => submittedApplication(world, 'EXPERT', id),
  decide: decideExpert,
}
