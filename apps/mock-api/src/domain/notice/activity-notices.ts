import { type Fen, formatFen } from '../money.ts'
import { prcMinute } from '../prc-time.ts'
import type { Notice } from './notice.ts'

/** The facts of an activity that a notice names. */
interface ActivityFacts {
  activityId: number
  activityTitle: string
  startTime: string
  address: string
}

const about = (id: number, title: string, content: string): Notice => ({
  kind: 'ACTIVITY',
  title,
  content,
  subject: { kind: 'ACTIVITY', id },
  page: 'activities',
})

const where = ({ startTime, address }: ActivityFacts): string =>
  `${prcMinute(new Date(startTime))}到${address}参加`

export const placeTaken = (activity: ActivityFacts): Notice =>
  about(
    activity.activityId,
    '活动报名成功',
    `您已报名“${activity.activityTitle}”，请于${where(activity)}。如不能参加，请在报名截止前取消。`,
  )

/** @param payUntil the instant until which the place is kept */
export const placeKept = (activity: ActivityFacts, payUntil: string): Notice =>
  about(
    activity.activityId,
    '活动名额已保留',
    `“${activity.activityTitle}”的名额已为您保留，请在${prcMinute(new Date(payUntil))}前支付费用，逾期名额自动释放。支付后请于${where(activity)}。`,
  )

export const activityTomorrow = (activity: ActivityFacts): Notice =>
  about(
    activity.activityId,
    '活动即将开始',
    `您报名的“${activity.activityTitle}”将于一天后开始，请于${where(activity)}。`,
  )

/**
 * @param paidFen what the member has paid for the place; 0 where it cost nothing
 * @param isOnItsWay whether it was transferred and is not confirmed yet
 */
export function activityCancelled(activity: ActivityFacts, paidFen: Fen, isOnItsWay = false): Notice {
  const paid = isOnItsWay ? `转账的${formatFen(paidFen)}确认到账后` : `已支付的${formatFen(paidFen)}原路`
  const back = paidFen > 0 ? `${paid}退回，` : ''
  return about(
    activity.activityId,
    '活动已取消',
    `原定${prcMinute(new Date(activity.startTime))}在${activity.address}举行的“${activity.activityTitle}”已取消，${back}给您带来的不便敬请谅解。`,
  )
}
