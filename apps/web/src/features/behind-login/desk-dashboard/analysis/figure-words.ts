import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskAnalysis, PermissionName } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { linkOptions } from '@tanstack/react-router'

type FigureName = DeskAnalysis['figures'][number]['name']

interface FigureWords {
  label: MessageDescriptor
  /** The list behind it, and what that asks for. */
  list?: { to: string; needs: PermissionName }
}

/** What each figure is called, and where its records are listed. */
export const figureWords: Record<FigureName, FigureWords> = {
  JOINED: {
    label: msg`新入会`,
    list: {
      ...linkOptions({ to: '/list/members', search: { sort: 'joinDate,desc' } }),
      needs: 'desk.members',
    },
  },
  LEFT: { label: msg`退会` },
  FEES_COLLECTED: {
    label: msg`实收会费`,
    list: { ...linkOptions({ to: '/list/fees', search: { status: 'PAID' } }), needs: 'desk.fees' },
  },
  ORDERS_PAID: {
    label: msg`已支付订单`,
    list: { ...linkOptions({ to: '/list/orders', search: { status: 'PAID' } }), needs: 'desk.orders' },
  },
  ORDERS_AMOUNT: {
    label: msg`订单实收金额`,
    list: {
      ...linkOptions({ to: '/list/orders', search: { status: 'PAID', sort: 'totalAmount,desc' } }),
      needs: 'desk.orders',
    },
  },
  ORDERS_CLOSED: {
    label: msg`未支付关闭的订单`,
    list: { ...linkOptions({ to: '/list/orders', search: { status: 'CLOSED' } }), needs: 'desk.orders' },
  },
  APPLICATIONS_SUBMITTED: {
    label: msg`收到申请`,
    list: {
      ...linkOptions({ to: '/list/applications', search: { view: 'all', sort: 'submitDate,desc' } }),
      needs: 'desk.applications',
    },
  },
  APPLICATIONS_APPROVED: {
    label: msg`生效申请`,
    list: {
      ...linkOptions({ to: '/list/applications', search: { status: 'EFFECTIVE' } }),
      needs: 'desk.applications',
    },
  },
  INVOICES_ISSUED: {
    label: msg`开具发票`,
    list: {
      ...linkOptions({ to: '/list/invoices', search: { status: 'APPROVED' } }),
      needs: 'desk.invoices',
    },
  },
  ENROLLMENTS: { label: msg`课程报名` },
  COURSES_COMPLETED: { label: msg`完成课程` },
  HOURS_CREDITED: { label: msg`记入学时` },
}

const amounts: readonly FigureName[] = ['FEES_COLLECTED', 'ORDERS_AMOUNT']

/** A figure as it is read: an amount of money, or a count. */
export const writeFigure = (name: FigureName, value: number): string =>
  amounts.includes(name) ? formatMoney(value) : formatNumber(value)
