import type { Course } from '@portal/api-contract'
import { daysLeft } from '../../../../lib/dates/days-left.ts'

/** Whether a course can still be taken. */
export const isOnSale = ({ onSaleUntil }: Pick<Course, 'onSaleUntil'>, now = new Date()): boolean =>
  daysLeft(onSaleUntil, now) >= 0
