import type { ReviewDesk } from '../review/desk.ts'

/** Every desk of the association; a resource adds its own. */
export const reviewDesks: readonly ReviewDesk[] = []
