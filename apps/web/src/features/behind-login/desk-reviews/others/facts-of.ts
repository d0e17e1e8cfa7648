import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceKind, SiteItem } from '@portal/api-contract'
import { formatDateTime, formatMoney, formatRate } from '@portal/i18n'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'

/** A field of a submission as it can be shown. */
export interface Fact {
  name: string
  value: string
  isRich: boolean
}

const rich = new Set(['intro', 'content'])

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('、')
  if (typeof value === 'object') return ''
  const text = String(value)
  // Some lists are stored as text.
  if (!text.startsWith('[')) return text
  try {
    return textOf(JSON.parse(text))
  } catch {
    return text
  }
}

const money = (value: unknown): string => (typeof value === 'number' ? formatMoney(value) : textOf(value))
const instant = (value: unknown): string =>
  typeof value === 'string' ? formatDateTime(value) : textOf(value)
/** A share of 1. The decimal tells what is a little over the tenth that may have been watched. */
const share = (value: unknown): string =>
  typeof value === 'number' ? formatRate(value * 100, '%', { maximumFractionDigits: 1 }) : textOf(value)

/** Lines of an order, each with whom it is for and what it comes to. */
const lines = (value: unknown): string =>
  (Array.isArray(value) ? value : [])
    .map(Object)
    .map(({ itemName, beneficiaryName, amount }) =>
      [itemName, beneficiaryName, money(amount)].filter(Boolean).join(' · '),
    )
    .filter(Boolean)
    .join('；')

const invoiceKindNames: Record<InvoiceKind, MessageDescriptor> = {
  FISCAL_RECEIPT: msg`会费票据`,
  E_NORMAL: msg`数电普票`,
  E_SPECIAL: msg`数电专票`,
}

const itemKindNames: Record<SiteItem['kind'], MessageDescriptor> = {
  NEWS: msg`资讯`,
  CONSTRUCT: msg`典型案例`,
  CERTIFICATE: msg`会员荣誉`,
  ACHIEVE: msg`工作业绩`,
  PROF: msg`执业资格`,
}

const named = (names: Record<string, MessageDescriptor>) => (value: unknown) =>
  typeof value === 'string' ? i18n._(wordOf(names, value)) : ''

/** Fields that are not shown as they are stored. */
const shownAs: Record<string, (value: unknown) => string> = {
  amount: money,
  'order.totalAmount': money,
  requestedAt: instant,
  'order.payTime': instant,
  'order.payChannel': named(payChannelNames),
  invoiceKind: named(invoiceKindNames),
  kind: named(itemKindNames),
  items: lines,
  watchedShare: share,
}

/**
 * The fields of a submission that have a name and a value, in the order of the names; those of an order within it behind
 * `order.`, those of a site's contacts behind `contacts.`.
 *
 * @param names the fields that are shown
 */
export function factsOf(submission: Record<string, unknown>, names: readonly string[]): Fact[] {
  const within = ['order', 'contacts'].flatMap((outer) =>
    Object.entries(Object(submission[outer])).map(([name, value]) => [`${outer}.${name}`, value]),
  )
  const all: Record<string, unknown> = { ...submission, ...Object.fromEntries(within) }
  return names.flatMap((name) => {
    const value = (shownAs[name] ?? textOf)(all[name])
    return value ? [{ name, value, isRich: rich.has(name) }] : []
  })
}
