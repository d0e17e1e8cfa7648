import type { ActivitySignUp } from '@portal/api-contract'
import { prcMinute } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'

type Told = Pick<ActivitySignUp, 'activityTitle' | 'startTime' | 'address' | 'payUntil'>

/** Tells a member that the place is theirs, or until when it is kept for them. */
export function tellOfPlace(
  world: World,
  memberId: number,
  { activityTitle, startTime, address, payUntil }: Told,
  at = world.clock.now(),
): void {
  const where = `${prcMinute(new Date(startTime))}到${address}参加`
  const notice =
    payUntil === null
      ? {
          title: '活动报名成功',
          content: `您已报名“${activityTitle}”，请于${where}。如不能参加，请在报名截止前取消。`,
        }
      : {
          title: '活动名额已保留',
          content: `“${activityTitle}”的名额已为您保留，请在${prcMinute(new Date(payUntil))}前支付费用，逾期名额自动释放。支付后请于${where}。`,
        }
  notify(world, memberId, { kind: 'ACTIVITY', link: '/personMemberIndex', ...notice }, at)
}
