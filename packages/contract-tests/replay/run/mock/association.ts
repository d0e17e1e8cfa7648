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

export interface Association {
  /** Decides what waits. @returns whether there was such a thing */
  (decision: Decision): Promise<boolean>
  /** Lets what is submitted from now on wait until it is decided so, however much time passes. */
  decideByHand(): Promise<void>
}

const names = (waiting: Record<string, unknown>, text: string): boolean =>
  [waiting.title, waiting.subtitle].some((line) => String(line).includes(text))

/** The association of the mock, whose controls show what waits and take each decision. */
export function mockAssociation(baseUrl: string, send: Send): Association {
  const url = `${new URL(baseUrl).origin}/__mock/reviews`
  const ask = (request: Request) => send({ operation: undefined, role: 'anonymous', request })
  const headers = { 'Content-Type': 'application/json' }
  async function decideByHand(): Promise<void> {
    const address = `${new URL(baseUrl).origin}/__mock/review-policy`
    const body = JSON.stringify({ mode: 'MANUAL', delaySeconds: 60 })
    const { status } = await ask(new Request(address, { method: 'PUT', headers, body }))
    if (status !== 200) throw new Error(`The mock's association goes on deciding by rule: ${status}`)
  }
  async function decide({ kind, naming, result, opinion = '' }: Decision): Promise<boolean> {
    const all: unknown = await (await ask(new Request(url))).json()
    const waiting = (Array.isArray(all) ? all : []).filter(isRecord)
    const found = waiting.find((one) => one.kind === kind && names(one, naming))
    if (!found) return false
    const body = JSON.stringify({ result, opinion })
    const { status } = await ask(new Request(`${url}/${kind}/${found.id}`, { method: 'POST', headers, body }))
    if (status !== 204) throw new Error(`The mock's association did not decide: ${status}`)
    return true
  }
  return Object.assign(decide, { decideByHand })
}
