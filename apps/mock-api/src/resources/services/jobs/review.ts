import type { ReviewDesk } from '../../../review/desk.ts'
import { pendingApplications, submittedApplication } from '../../applications/visitor-applications/decide.ts'
import { decideJob } from './decide.ts'

export const jobDesk: ReviewDesk = {
  kind: 'JOB',
  name: '求职登记',
  decisions: ['APPROVE', 'RETURN', 'REJECT'],
  pending: (world) => pendingApplications(world, 'JOB'),
  submission: (world, id) => submittedApplication(world, 'JOB', id),
  decide: decideJob,
}
