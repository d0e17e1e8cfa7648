import { type MemberFee, unwrap, unwrapList } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { everyRow, refused, refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { tellerOf } from '../account/notices.ts'
import { compare as compareSummary } from '../account/summary.ts'
import { knownPerson } from '../applications/applications.ts'
import { checkFollows, checkThrownAway } from '../applications/batches.ts'
import { isUpgrade, wronglyBilled } from '../applications/upgrades.ts'
import { checkWords } from './amount-words.ts'
import { checkDue, checkOverdue } from './due-dates.ts'
import { checkOwed, checkOwn, fen, owedOf } from './own-fees.ts'

export const fees: Scenario[] = [
  {
    name: 'The account adds up to the fees',
    operations: ['listMemberFees', 'getMemberFeeInfo', 'getMemberFee'],
    writes: false,
    async run(context) {
      for (const role of ['person', 'unit'] as const) {
        const client = await context.as(role)
        const query = { size: 2000, sort: ['feeYear,desc' as const] }
        const { items } = await unwrapList(client.GET('/api/member-fees/user', { params: { query } }))
        const ofYears = items.filter(({ feeKind }) => feeKind === 'YEAR')
        context.expect(
          new Set(ofYears.map((row) => row.feeYear)).size === ofYears.length,
          'one fee a year',
          ofYears.map((row) => row.feeYear),
        )
        const info = await unwrap(client.GET('/api/member-fees/info'))
        checkOwn(context, items, info)
        const owed = owedOf(items)
        checkDue(context, items)
        checkOverdue(context, info, owed)
        const mustPay = items.filter(({ status }) => status === 'UNPAID' || status === 'OVERDUE')
        everyRow(
          context,
          mustPay,
          ({ isPayable }) => isPayable,
          'what is unpaid can be paid',
          'listMemberFees',
        )
        const lastPaid = ofYears.find(({ status }) => status === 'PAID' || status === 'EXEMPT')?.feeYear
        context.expect(
          lastPaid === undefined || (info.validTo ?? '') >= `${lastPaid}-12-31`,
          'a membership is valid at least to the end of the last year that was paid for',
          `${lastPaid} / ${info.validTo}`,
        )
        const settled = items.filter(({ status }) => ['PAYING', 'PAID', 'EXEMPT'].includes(status))
        context.expect(
          !settled.some(({ isPayable }) => isPayable),
          'what is paid or being paid cannot be',
          settled.find(({ isPayable }) => isPayable)?.id,
          'listMemberFees',
        )
        checkOwed(context, info, owed)
        const [first] = items
        if (!first) continue
        const fee = await unwrap(client.GET('/api/member-fees/info/{id}', at(first.id)))
        context.expect(fee.amount === first.amount, 'a fee is the same alone as in the list', fee.amount)
      }
    },
  },
  {
    name: 'An upgrade bills the difference of its year',
    operations: ['listMemberFees'],
    writes: false,
    async run(context) {
      const named = await Promise.all((['person', 'unit'] as const).map((role) => context.as(role)))
      const others = (await context.others()).map(({ client }) => client)
      const all: MemberFee[][] = []
      for (const client of [...named, ...others]) {
        const { data } = await client.GET('/api/member-fees/user', { params: { query: { size: 2000 } } })
        all.push(data ?? [])
      }
      const rule = 'an upgrade bills what its level costs more than its year was billed at'
      const wrong = all.flatMap(wronglyBilled).map(({ feeNo }) => feeNo)
      context.expect(wrong.length === 0, rule, wrong.join(', '))
      if (!all.flat().some(isUpgrade)) context.untried(rule, 'nobody of the credentials has upgraded so')
    },
  },
  {
    name: "Another member's fee is not there",
    operations: ['getMemberFee'],
    writes: false,
    async run(context) {
      const [foreign] = await unwrap((await context.as('unit')).GET('/api/member-fees/user'))
      const person = await context.as('person')
      if (!foreign) return context.skip('the unit has no fee')
      const params = { path: { id: foreign.id } }
      const reading = person.GET('/api/member-fees/info/{id}', { params })
      await refusedForeign(context, "another member's fee", reading)
    },
  },
  {
    name: 'Who may not pay is told so',
    operations: ['payByWeixin', 'payByAlipay'],
    writes: true,
    async run(context) {
      const client = await context.as('applicant')
      const body = { feeIds: [1] }
      const byWeixin = client.POST('/api/weixin/native/pay', { body })
      await refused(context, 403, 'paying by WeChat as an applicant', byWeixin)
      const byAlipay = client.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' })
      await refused(context, 403, 'paying by Alipay as an applicant', byAlipay)
    },
  },
  {
    name: 'Who is paid for by a unit sees who pays, and may not pay meanwhile',
    operations: [
      ...(['createMemberApplyTop', 'updateMemberApplyTop', 'deleteMemberApplyTop', 'getMemberFee'] as const),
      ...(['getMemberApplyTop', 'listMemberApplyTops'] as const),
      ...(['payByWeixin', 'payByAlipay', 'payByBankTransfer', 'getMemberFeeInfo'] as const),
      ...(['cancelMemberOrder', 'getMemberOrder', 'listMemberMessages', 'getMemberSummary'] as const),
      ...(['getOrderReceipts', 'getPrintInfo'] as const),
    ],
    writes: true,
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      const row = await knownPerson(context)
      const { payableFeeIds } = await unwrap(person.GET('/api/member-fees/info'))
      if (payableFeeIds.length === 0) return context.skip('the person owes nothing')
      const open = await unwrap(
        person.GET('/api/member-fees/user', {
          params: { query: { 'id.in': payableFeeIds, sort: ['feeYear,desc'] } },
        }),
      )
      // The oldest, so that it would be the one to pay next if nobody else paid it.
      const fee = open.findLast(
        ({ feeKind, status, orderId }) => feeKind === 'YEAR' && status !== 'PAYING' && orderId === null,
      )
      if (!row || !fee) return context.skip('no fee is known that a unit could pay for the person')
      context.expect(fee.payer === null, 'a fee in no order has no payer', fee.payer?.name)
      const members = [{ ...row, feeYear: fee.feeYear }]
      const tell = await tellerOf(context, person, fee.id)
      const batch = await unwrap(
        unit.POST('/api/member-applies-top', { body: { members, status: 'SUBMITTED' } }),
      )
      const isCost = fen(batch.totalAmount) === fen(fee.amount)
      context.expect(isCost, 'a batch costs what its people owe', `${batch.totalAmount} / ${fee.amount}`)
      const editing = unit.PUT('/api/member-applies-top', { body: { id: batch.id, members } })
      const locked = [409, 'error.batchNotEditable'] as const
      await refusedWith(context, ...locked, 'changing a batch that is being paid', editing)
      const path = { id: batch.id }
      const throwing = unit.DELETE('/api/member-applies-top/user/{id}', { params: { path } })
      await refusedWith(context, ...locked, 'throwing away a batch that is being paid', throwing)
      const params = { path: { id: batch.orderId ?? 0 } }
      const { details } = await unwrap(unit.GET('/api/member-order-detail/{id}', { params }))
      const items = details.map(({ itemId }) => itemId)
      context.expect(
        String(items) === String([fee.id]),
        'the order of a batch is of its people’s fees',
        items,
      )
      const read = () => unwrap(person.GET('/api/member-fees/info/{id}', at(fee.id)))
      const held = await read()
      context.expect(held.payer?.type === 'UNIT', 'a fee says who pays it', held.payer?.type)
      context.expect(held.payer?.name === batch.companyName, 'a fee names its payer', held.payer?.name)
      context.expect(held.orderId === null, 'the order is its payer’s alone', held.orderId)
      const isNamed = async () => {
        const { onBehalfFeeIds } = await unwrap(person.GET('/api/member-fees/info'))
        return onBehalfFeeIds.includes(fee.id)
      }
      context.expect(await isNamed(), 'the account names what a unit is about to pay', fee.id)
      const foreign = person.GET('/api/member-order-detail/{id}', { params })
      await refusedForeign(context, 'the order of who pays', foreign)
      const body = { feeIds: [fee.id] }
      for (const paying of [
        person.POST('/api/weixin/native/pay', { body }),
        person.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }),
        person.POST('/api/bank-transfers', { body }),
      ]) {
        const { message, params } = await refused(context, 409, 'paying what a unit pays', paying)
        const isTold =
          message === 'error.feeOnBehalf' && Object.values(params ?? {}).includes(batch.companyName)
        const rule = 'who may not pay a fee is told which unit does'
        context.expect(isTold, rule, `${message} ${JSON.stringify(params)}`)
      }
      const [notice] = await unwrap(
        person.GET('/api/member-messages', { params: { query: { 'kind.equals': 'FEE', size: 1 } } }),
      )
      const names = notice?.content.includes(batch.companyName) ?? false
      context.expect(names, 'who is paid for gets a notice', notice?.content)
      await tell(1, 'that a unit has a fee in its order')
      await compareSummary(context, person)
      await checkFollows(context, { unit, person }, { ...batch, feeId: fee.id }, members, async () => {
        const { status, orderId } = await read()
        const isMeant = status === 'PAID' && orderId === null
        context.expect(isMeant, 'an order that a unit has paid is its own', `${status} ${orderId}`)
        await tell(2, 'that a unit has paid a fee')
      })
      // It was ordered and closed twice.
      await tell(4, 'that a unit has a fee in its order, and that this was closed,')
      const free = await read()
      context.expect(free.payer === null, 'what is free again has no payer', free.payer?.name)
      const isLeft = await isNamed()
      context.expect(!isLeft, 'what is free again is about to be paid by nobody', fee.id)
      await checkThrownAway(context, unit, batch.id)
    },
  },
  {
    name: 'An order adds up, for its payer alone',
    operations: ['listMemberOrders', 'getMemberOrder'],
    writes: false,
    async run(context) {
      const client = await context.as('unit')
      const items = await unwrap(client.GET('/api/member-orders'))
      for (const order of items.slice(0, 5)) {
        const detail = await unwrap(
          client.GET('/api/member-order-detail/{id}', { params: { path: { id: order.id } } }),
        )
        const sum = detail.details.reduce((total, item) => total + fen(item.amount), 0)
        context.expect(
          sum === fen(detail.totalAmount),
          'the items add up to the total',
          `${sum / 100} / ${detail.totalAmount}`,
        )
      }
      const person = await context.as('person')
      const [foreign] = items
      if (!foreign) return context.skip('the unit has no order')
      const params = { path: { id: foreign.id } }
      const order = person.GET('/api/member-order-detail/{id}', { params })
      await refusedForeign(context, "another member's order", order)
      const payment = person.GET('/api/weixin/query-order/{id}', { params })
      await refusedForeign(context, "another member's payment", payment)
    },
  },
  {
    name: 'A fee has a notice while it is owed, and a receipt once it is paid',
    operations: ['getPrintInfo', 'verifyPrintInfo', 'listMemberFees'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const print = (printType: 'FEE_NOTICE' | 'RECEIPT', feeId: number, client = person) =>
        client.GET('/api/print-info/member', { params: { query: { printType, feeId } } })
      const first = async (status: string) => {
        const query = { 'status.equals': status, size: 1 }
        return (await unwrap(person.GET('/api/member-fees/user', { params: { query } })))[0]
      }
      const [owed, paid] = [await first('UNPAID'), await first('PAID')]
      if (owed) {
        const notice = await unwrap(print('FEE_NOTICE', owed.id))
        context.expect(notice.amount === owed.amount, 'a notice says what is to be paid', notice.amount)
        checkWords(context, notice, 'getPrintInfo')
        const early = print('RECEIPT', owed.id)
        await refusedWith(context, 409, 'error.feeUnpaid', 'a receipt of what is not paid', early)
      } else context.untried('a notice says what is to be paid', 'the person has no unpaid fee')
      if (!paid) return context.untried('a receipt says what was paid', 'the person has no paid fee')
      const receipt = await unwrap(print('RECEIPT', paid.id))
      context.expect(receipt.amount === paid.paidAmount, 'a receipt says what was paid', receipt.amount)
      checkWords(context, receipt, 'getPrintInfo')
      context.expect(receipt.certNo === paid.feeNo, 'a receipt names its fee', receipt.certNo)
      const late = print('FEE_NOTICE', paid.id)
      await refusedWith(context, 409, 'error.feePaid', 'a notice of what is paid', late)
      const unit = await context.as('unit')
      await refusedForeign(context, "another's receipt", print('RECEIPT', paid.id, unit))
      const path = { verifyCode: receipt.verifyCode }
      const seen = await unwrap(
        context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', { params: { path } }),
      )
      context.expect(seen.amount === receipt.amount, 'whoever verifies sees the amount', seen.amount)
    },
  },
]
