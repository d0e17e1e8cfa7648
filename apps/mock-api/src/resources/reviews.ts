import type { ReviewDesk } from '../review/desk.ts'
import { expertDesk } from './experts/review.ts'
import { jobDesk } from './jobs/review.ts'
import { applicationDesk } from './member-applies/review.ts'
import { itemReviewDesk } from './member-news/review.ts'

/** Every desk of the association; a resource adds its own. */
export const reviewDesks: readonly ReviewDesk[] = [applicationDesk, itemReviewDesk, expertDesk, jobDesk]
