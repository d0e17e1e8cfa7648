import { describe, expect, it } from 'vitest'
import { activityCancelled, placeKept, placeTaken } from './activity-notices.ts'
import { applicationDecided } from './application-notices.ts'
import { cycleEndsSoon, hoursCredited } from './education-notices.ts'
import { feeDue, feeOnBehalf, feeReminder } from './fee-notices.ts'
import { invoiceIssued, invoiceRefused } from './invoice-notices.ts'
import { certificateEndsSoon, siteDecided, siteItemDecided } from './membership-notices.ts'
import { linkOf } from './notice.ts'
import { orderClosed, orderClosingSoon, orderPaid, proofAskedAgain, refundRefused } from './order-notices.ts'
import { accountChanged, invited, personLeft, removedFromUnit, welcome } from './system-notices.ts'

const order = {
  id: 701,
  orderNo: 'JC2026112100000701',
  subject: '2026年度个人会员会费',
  totalAmountFen: 20_000,
  payChannel: 'WECHAT' as const,
  expireTime: '2026-11-21T04:00:00.000Z',
}
const at = new Date('2026-11-21T02:00:00.000Z')

describe('a notice of an order', () => {
  it('names the order, the sum and the instant in PRC, and refers to the order', () => {
    const { content, subject } = orderPaid(order, at)
    for (const fact of [order.orderNo, order.subject, '¥200.00', '2026-11-21 10:00'])
      expect(content).toContain(fact)
    expect(subject).toEqual({ kind: 'ORDER', id: 701 })
    expect(orderClosingSoon(order).content).toContain('请于2026-11-21 12:00前完成支付')
  })

  it('says that a transfer has come', () => {
    expect(orderPaid({ ...order, payChannel: 'BANK' }, at).content).toContain('协会已收到转账¥200.00')
  })

  it('says whether the order ran out or was cancelled', () => {
    expect(orderClosed(order, at).content).toContain('已于2026-11-21 10:00取消')
    expect(orderClosed(order, new Date(order.expireTime)).content).toContain('未支付，已自动关闭')
  })

  it('gives the association’s reason as a sentence', () => {
    expect(refundRefused(order, '发票已使用').content).toMatch(/发票已使用。$/)
    expect(proofAskedAgain(order, '金额不符。').content).toContain('：金额不符。请于')
  })
})

describe('a notice of an application', () => {
  const application = { id: 9, applyNo: 'SQ1', applyKind: 'JOIN', status: 'REVIEWING', node: '复审' } as const

  it('says which review it has passed and which comes next', () => {
    const { title, content } = applicationDecided(application, '初审', '材料齐全，同意上报。')
    expect(title).toBe('入会申请已通过初审')
    expect(content).toContain('已进入复审')
  })

  it('asks for the fee only where there is one', () => {
    const approved = { ...application, status: 'APPROVED', node: null } as const
    expect(applicationDecided(approved, '理事会', '同意。').content).toContain('应缴会费')
    const changed = { ...approved, applyKind: 'CHANGE' } as const
    expect(applicationDecided(changed, '理事会', '同意。').content).not.toContain('应缴会费')
  })

  it('does not say twice what is to be done', () => {
    const returned = { ...application, status: 'RETURNED', node: null } as const
    const { content } = applicationDecided(returned, '初审', '缺少材料，请补正后重新提交。')
    expect(content.match(/重新提交/g)).toHaveLength(1)
    expect(applicationDecided(returned, '初审', '').content).toContain('补正后重新提交')
  })
})

describe('a notice of a fee', () => {
  const fee = { id: 512, feeYear: 2026, amountFen: 200_000, dueDate: '2026-12-31' }

  it('names the sum and the last day', () => {
    expect(feeDue(fee).content).toContain('¥2,000.00已开始缴纳，请于2026-12-31前完成')
  })

  it('tells the one who is paid for who pays, and what comes of it', () => {
    const { content, subject } = feeOnBehalf(fee, '恒信', 'ordered')
    expect(content).toContain('付款单位为恒信，支付完成前请勿自行缴纳')
    expect(subject).toEqual({ kind: 'FEE', id: 512 })
  })
})

describe('a notice of an activity', () => {
  const activity = {
    activityId: 4303,
    activityTitle: '研讨会',
    startTime: '2026-12-01T01:00:00.000Z',
    address: '临江',
  }

  it('says when and where, and until when a place is kept', () => {
    expect(placeTaken(activity).content).toContain('请于2026-12-01 09:00到临江参加')
    expect(placeKept(activity, order.expireTime).content).toContain('在2026-11-21 12:00前支付')
  })

  it('says what goes back to whom has paid', () => {
    expect(activityCancelled(activity, 30_000).content).toContain('¥300.00原路退回')
    expect(activityCancelled(activity, 0).content).not.toContain('退回')
  })
})

describe('other notices', () => {
  it('invites in the information centre, and has room in its title for a unit of any name', () => {
    expect(invited({ id: 8001, companyName: '恒信' })).toMatchObject({
      title: '恒信邀请您加入',
      content: expect.stringContaining('在信息中心接受'),
    })
    const companyName = '造'.repeat(100)
    const { title, content } = invited({ id: 8001, companyName })
    expect(title).toBe(`${'造'.repeat(94)}…邀请您加入`)
    expect(content).toContain(companyName)
  })

  it('lead units and persons alike, of whom persons alone have a financial management', () => {
    const application = {
      id: 3,
      applyNo: 'SQ1',
      applyKind: 'JOIN',
      status: 'PENDING_PAYMENT',
      node: null,
    } as const
    const fee = { id: 1, feeYear: 2026, amountFen: 200_000, dueDate: '2026-12-31' }
    for (const { content } of [
      orderPaid(order, at),
      applicationDecided(application, '理事会', '同意。'),
      feeDue(fee),
      feeReminder(fee),
    ])
      expect(content).not.toContain('财务管理')
  })

  it('refer to what they are about', () => {
    const course = { id: 3004, title: '计价', category: '必修', creditHours: 8 } as const
    expect(hoursCredited(course).subject).toEqual({ kind: 'COURSE', id: 3004 })
    const cycle = { from: 2023, to: 2026, lastDay: '2026-12-31' }
    const lack = cycleEndsSoon(cycle, [{ category: '选修', hours: 12 }])
    expect(lack.content).toContain('尚缺选修12学时')
    expect(lack.subject).toEqual({ kind: 'EDUCATION_CYCLE', id: 2026 })
    const ending = certificateEndsSoon({ memberId: 1, memberNo: 'JC-P-1', validTo: '2026-12-31' })
    expect(ending.subject).toEqual({ kind: 'CERTIFICATE', id: 1 })
    expect(invited({ id: 8001, companyName: '恒信' }).subject).toEqual({ kind: 'INVITATION', id: 8001 })
    expect(siteDecided({ id: 3, name: '恒信' }, 'APPROVE', '').subject).toEqual({ kind: 'SITE', id: 3 })
    expect(siteItemDecided({ id: 4, title: '项目' }, 'RETURN', '缺图').content).toContain('审核意见：缺图。')
    expect(accountChanged('登录密码', at).content).toContain('您的登录密码已于2026-11-21 10:00变更')
  })

  it('say why an invoice was not issued, and its number when it was', () => {
    const invoice = { id: 601, buyerName: '恒信', amountFen: 96_000, email: 'a@b.example' }
    expect(invoiceIssued(invoice, '26349900000000000005').content).toContain('号码26349900000000000005')
    expect(invoiceRefused(invoice, '税号不符').content).toContain('税号不符。请修改后重新提交。')
  })

  it('lead each kind of member to its own page', () => {
    expect(linkOf(welcome('UNIT'), 'UNIT')).toBe('/memberManagement')
    expect(linkOf(welcome('PERSON'), 'PERSON')).toBe('/personMemberManage')
    const told = accountChanged('登录密码', at)
    expect(linkOf(told, 'UNIT')).toBe('/unitData?part=password')
    expect(linkOf(told, 'PERSON')).toBe('/personalCenter/password')
    expect(linkOf(personLeft('林知远'), 'UNIT')).toBe('/memberManagement?part=people')
    expect(linkOf(removedFromUnit('恒信'), 'PERSON')).toBe('/personMemberManage')
    expect(linkOf({ ...welcome('PERSON'), page: null }, 'PERSON')).toBeNull()
  })
})
