import type { I18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { DeskAnalysis, OrderStatus } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { sumYuan } from '../../../../../lib/content/money.ts'
import { wordOf } from '../../../../../lib/content/words/word-of.ts'
import { payChannelNames } from '../../../../../lib/membership/pay-channel.ts'
import { type ChartRow, summedUp } from '../../chart/chart-data.ts'
import type { ChartOfAnalysis } from '../chart-of-analysis.ts'
import { collectedList, daysUpTo, feeList, orderList } from '../lists.ts'

/** Fees by year, the curve of what came in, and orders by channel. */
export const moneyCharts = (analysis: DeskAnalysis, i18n: I18n): ChartOfAnalysis[] => [
  collection(analysis),
  feeYears(analysis),
  orders(analysis, i18n),
]

function collection({ collection: months, to }: DeskAnalysis): ChartOfAnalysis {
  const now = formatMoney(sumYuan(months.map(({ amount }) => amount)))
  const before = formatMoney(sumYuan(months.map((month) => month.before)))
  const year = Number(to.slice(0, 4))
  return {
    id: 'collection',
    title: t`会费收缴进度`,
    sentence: t`全年累计实收 ${now}，上一年全年 ${before}。`,
    head: t`月份`,
    kind: 'lines',
    rows: summedUp(monthsUpTo(months, to)),
    series: [
      { key: 'now', label: String(year) },
      { key: 'before', label: String(year - 1) },
    ],
    write: formatMoney,
  }
}

/**
 * Every month of the year up to a day, those without money too: a curve that skips some would be too steep. Its points are sums
 * from the beginning of the year, and so are the lists.
 */
function monthsUpTo(months: DeskAnalysis['collection'], to: string): ChartRow[] {
  const year = Number(to.slice(0, 4))
  return Array.from({ length: Number(to.slice(5, 7)) }, (_, index) => {
    const name = String(index + 1).padStart(2, '0')
    const found = months.find(({ month }) => month === name)
    return {
      name,
      values: { now: found?.amount ?? 0, before: found?.before ?? 0 },
      lists: {
        now: collectedList(daysUpTo(year, name)),
        before: collectedList(daysUpTo(year - 1, name)),
      },
    }
  })
}

function feeYears({ feeYears: years }: DeskAnalysis): ChartOfAnalysis {
  const last = years.at(-1)
  const overdue = formatMoney(last?.overdue ?? 0)
  return {
    id: 'fee-years',
    title: t`各年度会费`,
    sentence: t`${last?.feeYear ?? '—'} 年度逾期未缴 ${overdue}。`,
    head: t`年度`,
    kind: 'bars',
    rows: years.map(({ feeYear, due, collected, overdue: late }) => ({
      name: String(feeYear),
      values: { due, collected, late },
      lists: {
        due: feeList({ year: feeYear, status: 'DUE' }),
        collected: feeList({ year: feeYear, status: 'PAID' }),
        late: feeList({ year: feeYear, status: 'OVERDUE' }),
      },
    })),
    series: [
      { key: 'due', label: t`应收` },
      { key: 'collected', label: t`实收` },
      { key: 'late', label: t`逾期` },
    ],
    write: formatMoney,
  }
}

/** Orders that were paid, also where the money went back since: the figure of paid orders counts those, too. */
const paidStatuses: readonly OrderStatus[] = ['PAID', 'REFUNDING', 'REFUNDED']

function orders({ orders: all, from, to }: DeskAnalysis, i18n: I18n): ChartOfAnalysis {
  const channels = [...new Set(all.map(({ payChannel }) => payChannel))]
  const countOf = (isMeant: (order: DeskAnalysis['orders'][number]) => boolean) =>
    all.reduce((sum, order) => (isMeant(order) ? sum + order.count : sum), 0)
  const rows = channels.map((channel) => ({
    name: channel ? i18n._(wordOf(payChannelNames, channel)) : t`未选择`,
    list: orderList({ channel: channel ?? 'NONE', from, to }),
    lists: {
      // Whatever was made in the time was not paid before it.
      paid: orderList({ channel: channel ?? 'NONE', from, to, paidFrom: from }),
      closed: orderList({ channel: channel ?? 'NONE', status: 'CLOSED', from, to }),
    },
    values: {
      paid: countOf(({ payChannel, status }) => payChannel === channel && paidStatuses.includes(status)),
      closed: countOf(({ payChannel, status }) => payChannel === channel && status === 'CLOSED'),
    },
  }))
  const closed = formatNumber(countOf(({ status }) => status === 'CLOSED'))
  return {
    id: 'orders',
    title: t`支付渠道`,
    sentence: t`这段时间创建的订单中，${closed} 笔没有支付就关闭了。`,
    head: t`渠道`,
    kind: 'bars',
    rows,
    series: [
      { key: 'paid', label: t`已支付` },
      { key: 'closed', label: t`已关闭` },
    ],
    write: formatNumber,
  }
}
