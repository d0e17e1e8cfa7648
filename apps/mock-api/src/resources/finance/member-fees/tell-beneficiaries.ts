import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import type { OrderChange } from '../payments/item-effects.ts'
import type { FeeRow } from './fee-store.ts'

/** What becomes of a fee that another one pays. */
type Course = 'ordered' | 'paid' | 'closed' | 'refunded'

const courses: Record<Course, { title: string; next: string }> = {
  ordered: { title: '会费正由单位代缴', next: '支付完成前请勿自行缴纳' },
  paid: { title: '会费已由单位代缴', next: '无需自行缴纳' },
  closed: { title: '单位代缴未完成', next: '会费恢复为待缴，可以自行缴纳' },
  refunded: { title: '单位代缴的会费已退款', next: '会员有效期相应退回' },
}

/** Tells whose fees are in another one's order what becomes of them. */
export function tellBeneficiaries(
  world: World,
  course: Course,
  fees: readonly FeeRow[],
  { order, at }: OrderChange,
): void {
  const { title, next } = courses[course]
  const foreign = fees.filter(({ ownerId }) => ownerId !== order.payerId)
  for (const [ownerId, owned] of Map.groupBy(foreign, (fee) => fee.ownerId)) {
    const years = owned.map(({ feeYear }) => feeYear).join('、')
    const content = `${title}：${years}年度，付款单位为${order.payerName}，${next}。`
    notify(world, ownerId, { kind: 'FEE', title, content, link: '/financialManagement' }, at)
  }
}
