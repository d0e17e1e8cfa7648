import type { MemberOrderDetail } from '@portal/api-contract'
import { isRecord } from '../../../shared/is-record.ts'
import type { Context } from '../../run/context.ts'

const entities: Record<string, string> = {
  quot: '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  lt: '<',
  gt: '>',
  amp: '&',
}

const withoutEntities = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)

function attributesOf(tag: string): Record<string, string> {
  const found = tag.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)
  return Object.fromEntries(
    [...found].map(([, name, double, single]) => [name, withoutEntities(double ?? single ?? '')]),
  )
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** What a form takes to the gateway by name; Alipay's own has what names the order in the JSON of `biz_content`. */
export function fieldsOf(form: string): Record<string, unknown> {
  const inputs = [...form.matchAll(/<input\b[^>]*>/gi)].map(([tag]) => attributesOf(tag))
  const fields = Object.fromEntries(inputs.flatMap(({ name, value }) => (name ? [[name, value ?? '']] : [])))
  const business = parsed(fields.biz_content ?? '')
  return { ...fields, ...(isRecord(business) && business) }
}

/** A form of Alipay's takes number and total of the order to a gateway; the total is in yuan. */
export function checkForm({ expect }: Context, form: string, order: MemberOrderDetail): void {
  const action = /<form[^>]*\saction=["']?([^"'\s>]*)/i.exec(form)?.[1] ?? ''
  expect(/^https?:\/\//i.test(action), 'the form posts itself to a gateway', action, 'payByAlipay')
  const { out_trade_no, total_amount } = fieldsOf(form)
  expect(out_trade_no === order.orderNo, 'the form names the order', out_trade_no, 'payByAlipay')
  const yuan = order.totalAmount.toFixed(2)
  const isTotal = Number(total_amount).toFixed(2) === yuan
  expect(
    isTotal,
    'the form takes the total of the order in yuan',
    `${total_amount} for ${yuan}`,
    'payByAlipay',
  )
}
