import type { OrderStatus } from '@portal/api-contract'
import { fenOf } from '../../domain/money.ts'
import type { Item } from '../../domain/order/order.ts'
import { createRandom } from '../../domain/random.ts'
import type { MemberSeed } from '../members/members.ts'
import { type OrderDraft, pastInstant } from './orders.ts'

interface Course {
  id: number
  name: string
  /** A head. */
  yuan: number
}

/** Courses that a unit books for its people. */
const courses: [Course, ...Course[]] = [
  { id: 2001, name: '工程量清单计价标准宣贯', yuan: 480 },
  { id: 2002, name: '全过程工程咨询实务', yuan: 860 },
  { id: 2003, name: '造价鉴定与纠纷调解', yuan: 720 },
  { id: 2004, name: '安装工程计量与计价', yuan: 560 },
  { id: 2005, name: '水利工程造价管理', yuan: 560 },
  { id: 2006, name: '数字造价与 BIM 算量', yuan: 980 },
]

const perYear = 6
const years = 4

function bookingOf(member: MemberSeed, index: number): { subject: string; item: Item } {
  const random = createRandom(`training/${member.key}/${index}`)
  const course = random.pick(courses)
  const quantity = random.int(1, 12)
  const priceFen = fenOf(course.yuan)
  const item = {
    itemType: 'OTHER',
    itemId: course.id,
    itemName: course.name,
    beneficiaryName: member.name,
    feeYear: null,
    quantity,
    priceFen,
    amountFen: priceFen * quantity,
  } as const
  return { subject: `${course.name}（${quantity}人）`, item }
}

function draftOf(member: MemberSeed, index: number, status: OrderStatus, createdAt: Date): OrderDraft {
  const { subject, item } = bookingOf(member, index)
  return {
    member,
    orderType: 'EDU',
    subject,
    items: [item],
    payChannel: index % 2 === 0 ? 'WECHAT' : 'ALIPAY',
    status,
    createdAt,
    fees: [],
    invoiceStatus: status === 'PAID' && index % 3 === 0 ? 'ISSUED' : 'NONE',
  }
}

/** A unit's training over some years: enough orders for several pages, and one each that is open, closed or refunded. */
export function trainingOrders(member: MemberSeed, year: number, now: Date): OrderDraft[] {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const paid = Array.from({ length: perYear * years }, (_, index) => {
    const random = createRandom(`training-date/${member.key}/${index}`)
    const date = `${year - Math.floor(index / perYear)}-${['02', '04', '05', '07', '09', '10'][index % perYear]}-1${index % 9}`
    return draftOf(member, index, 'PAID', pastInstant(date, random.int(9, 17), now, random))
  })
  const others: [OrderStatus, number][] = [
    ['CREATED', 20],
    ['REFUNDING', 4 * 1440],
    ['CLOSED', 9 * 1440],
    ['REFUNDED', 40 * 1440],
  ]
  return [
    ...paid.map((draft, index) => (index === paid.length - 1 ? { ...draft, id: 704 } : draft)),
    ...others.map(([status, minutes], index) => ({
      ...draftOf(member, paid.length + index, status, ago(minutes)),
      ...(status === 'CREATED' && { id: 702 }),
    })),
  ]
}
