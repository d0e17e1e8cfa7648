import type { OrderRow } from '../../resources/finance/member-orders/order-store.ts'
import { insert } from '../../store/insert.ts'
import { schedule } from '../../tasks/schedule.ts'
import type { World } from '../../world.ts'

const day = 86_400_000

/** Every line of the orders that these requests are about is asked back; what was granted has been paid back. */
function linkItems({ db }: World): void {
  db.run(
    `INSERT OR IGNORE INTO orderRefundItem (refundId, orderItemId)
     SELECT r.id, i.id FROM orderRefund r JOIN memberOrderItem i ON i.orderId = r.orderId`,
  )
  db.run("UPDATE memberOrder SET refundedFen = totalAmountFen WHERE status = 'REFUNDED'")
  db.run('UPDATE memberOrder SET refundStatus = r.status FROM orderRefund r WHERE memberOrder.id = r.orderId')
}

/** The request behind each order that is being paid back or has been; what waits is decided after a day. */
export function seedRefunds(world: World): void {
  const { db, clock } = world
  const orders = db.all<OrderRow>(
    `SELECT * FROM memberOrder WHERE status IN ('REFUNDING', 'REFUNDED') ORDER BY id`,
  )
  orders.forEach(({ id: orderId, totalAmountFen: amountFen, payTime, status }, index) => {
    const paidAt = Date.parse(payTime ?? '')
    const isDecided = status === 'REFUNDED'
    const id = index + 1
    insert(db, 'orderRefund', {
      id,
      orderId,
      amountFen,
      reason: isDecided ? '报名人员临时有项目，无法参加培训' : '重复报名，申请退回其中一笔',
      status: isDecided ? 'APPROVED' : 'PENDING',
      opinion: isDecided ? '同意退款，款项原路退回' : null,
      requestedAt: new Date(paidAt + 2 * day).toISOString(),
      decidedAt: isDecided ? new Date(paidAt + 3 * day).toISOString() : null,
    })
    if (!isDecided) schedule(world, 'REVIEW_REFUND', id, new Date(clock.now().getTime() + day))
  })
  linkItems(world)
}

/** The request behind an order that was paid by a transfer and is paid back: approved, and to be transferred yet. */
export function seedRefundsByTransfer(world: World): void {
  world.db.run(
    `INSERT INTO orderRefund (orderId, amountFen, reason, status, opinion, requestedAt, decidedAt)
     SELECT id, totalAmountFen, '人员已离职，申请退回代缴会费', 'APPROVED', '同意退款，款项转账退回', payTime, lastModifiedDate FROM memberOrder
     WHERE status = 'REFUNDED' AND payChannel = 'BANK' AND id NOT IN (SELECT orderId FROM orderRefund) ORDER BY id`,
  )
  linkItems(world)
}
