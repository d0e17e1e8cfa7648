import type { Send } from '../../../shared/http/send.ts'

/** What goes wrong between a payment and its order. */
export type PaymentFault =
  | { kind: 'WRONG_AMOUNT' | 'CLOSED_MEANWHILE' }
  | { kind: 'LATE'; delaySeconds: number }

/** Pays what a gateway's code asks for. @param codeUrl what a buyer's phone would scan */
export type Cashier = (codeUrl: string, fault?: PaymentFault) => Promise<void>

/** The hidden inputs of the cashier's form. */
const fieldsOf = (page: string): [string, string][] =>
  [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value],
  )

/** The cashier of the mock, where no money moves: its page is opened, and its button pressed, as a browser would. */
export function mockCashier(baseUrl: string, send: Send): Cashier {
  const ask = (path: string, init?: RequestInit) =>
    send({ operation: undefined, role: 'anonymous', request: new Request(`${baseUrl}/cashier${path}`, init) })
  async function plant(fault: PaymentFault): Promise<void> {
    const headers = { 'Content-Type': 'application/json' }
    const body = JSON.stringify({ ...fault, count: 1 })
    const request = new Request(`${new URL(baseUrl).origin}/__mock/faults`, { method: 'POST', headers, body })
    const { status } = await send({ operation: undefined, role: 'anonymous', request })
    if (status !== 201) throw new Error(`The mock did not take the fault ${fault.kind}: ${status}`)
  }
  return async (codeUrl, fault) => {
    if (fault) await plant(fault)
    const page = await (await ask(new URL(codeUrl).search)).text()
    const body = new URLSearchParams([...fieldsOf(page), ['outcome', 'success']])
    await ask('/outcome', { method: 'POST', body })
  }
}
