import { day } from '../../run/china-time.ts'

/** An activity in a month, for which members can sign up from in a week until it begins. */
export function planned(now: Date) {
  const inDays = (days: number) => new Date(now.getTime() + days * day).toISOString()
  return {
    title: '回放核对用活动',
    signUpStart: inDays(7),
    signUpDeadline: inDays(30),
    startTime: inDays(30),
    endTime: inDays(31),
    address: '回放核对用𠮷地点'.repeat(20),
    quota: 5,
    fee: 0,
    creditHours: 2.5,
    content: '<p>回放核对用活动。</p>',
  }
}
