import type { ReviewDesk } from '../../review/desk.ts'
import { pendingApplications } from '../visitor-applications/decide.ts'
import { decideJob } from './decide.ts'

export const jobDesk: ReviewDesk = {
  kind: 'JOB',
  name: '求职登记',
  pending: (world) => pendingApplications(world, 'JOB'),
  decide: decideJob,
}
