import type { Send } from '../../../shared/http/send.ts'
import { isRecord } from '../../../shared/is-record.ts'

/** A decision of the association about what waits for it. */
export interface Decision {
  /** As the mock calls it: `APPLICATION`, `ORDER_REFUND`. */
  kind: string
  /** What its line among those that wait names, such as the number of the application or the order. */
  naming: string
  result: 'APPROVE' | 'RETURN' | 'REJECT'
  opinion?: string
}

/** Decides what waits. @returns whether there was such a thing */
export type Association = (decision: Decision) => Promise<boolean>

const names = (waiting: Record<string, unknown>, text: string): boolean =>
  [waiting.title, waiting.subtitle].some((line) => String(line).includes(text))

/** The association of the mock, whose controls show what waits and take each decision. */
export function mockAssociation(baseUrl: string, send: Send): Association {
  const url = `${new URL(baseUrl).origin}/__mock/reviews`
  const ask = (request: Request) => send({ operation: undefined, role: 'anonymous', request })
  return async ({ kind, naming, result, opinion = '' }) => {
    const all: unknown = await (await ask(new Request(url))).json()
    const waiting = (Array.isArray(all) ? all : []).filter(isRecord)
    const found = waiting.find((one) => one.kind === kind && names(one, naming))
    if (!found) return false
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ result, opinion })
    const { status } = await ask(new Request(`${url}/${kind}/${found.id}`, { method: 'POST', headers, body }))
    if (status !== 204) throw new Error(`The mock's association did not decide: ${status}`)
    return true
  }
}
