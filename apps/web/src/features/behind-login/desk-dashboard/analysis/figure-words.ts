import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskAnalysis } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { rawWord } from '../../../../lib/content/words/stored-words.ts'
import type { ListLink } from '../chart/chart-data.ts'
import {
  applicationList,
  collectedList,
  type Days,
  enrollmentList,
  invoiceList,
  joinedList,
  leftList,
  orderList,
} from './lists.ts'

type FigureName = DeskAnalysis['figures'][number]['name']

interface FigureWords {
  label: MessageDescriptor
  /** The list of the records that it counts. */
  list?: (days: Days) => ListLink
}

const figures: Record<FigureName, Required<FigureWords>> = {
  JOINED: { label: msg`新入会`, list: joinedList },
  LEFT: { label: msg`退会`, list: leftList },
  FEES_COLLECTED: { label: msg`实收会费`, list: collectedList },
  ORDERS_PAID: {
    label: msg`已支付订单`,
    list: ({ from, to }) => orderList({ paidFrom: from, paidTo: to, sort: 'payTime,desc' }),
  },
  ORDERS_AMOUNT: {
    label: msg`订单实收金额`,
    list: ({ from, to }) => orderList({ paidFrom: from, paidTo: to, sort: 'totalAmount,desc' }),
  },
  ORDERS_CLOSED: {
    label: msg`未支付关闭的订单`,
    list: (days) => orderList({ status: 'CLOSED', ...days }),
  },
  APPLICATIONS_SUBMITTED: {
    label: msg`收到申请`,
    list: (days) => applicationList({ ...days, sort: 'submitDate,desc' }),
  },
  APPLICATIONS_APPROVED: {
    label: msg`生效申请`,
    list: ({ from, to }) => applicationList({ status: 'EFFECTIVE', approvedFrom: from, approvedTo: to }),
  },
  INVOICES_ISSUED: { label: msg`开具发票`, list: (days) => invoiceList({ status: 'APPROVED', ...days }) },
  ENROLLMENTS: { label: msg`课程报名`, list: enrollmentList },
  COURSES_COMPLETED: {
    label: msg`完成课程`,
    list: ({ from, to }) => enrollmentList({ doneFrom: from, doneTo: to }),
  },
  HOURS_CREDITED: {
    label: msg`记入学时`,
    list: ({ from, to }) => enrollmentList({ creditedFrom: from, creditedTo: to }),
  },
}

/** What a figure is called, and where its records are listed; one that the website does not know yet has no list. */
export const figureWords = (name: FigureName): FigureWords => figures[name] ?? { label: rawWord(name) }

const amounts: readonly FigureName[] = ['FEES_COLLECTED', 'ORDERS_AMOUNT']

/** A figure as it is read: an amount of money, or a count. */
export const writeFigure = (name: FigureName, value: number): string =>
  amounts.includes(name) ? formatMoney(value) : formatNumber(value)
