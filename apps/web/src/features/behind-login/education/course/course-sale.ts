import type { Course } from '@portal/api-contract'
import { serverDate } from '../../../../lib/api/server-clock.ts'
import { daysLeft } from '../../../../lib/dates/days-left.ts'

/** Whether a course can still be taken. */
export const isOnSale = ({ onSaleUntil }: Pick<Course, 'onSaleUntil'>, now = serverDate()): boolean =>
  daysLeft(onSaleUntil, now) >= 0
