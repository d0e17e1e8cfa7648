import type { Send } from '../../../shared/http/send.ts'

/** Pays what a gateway's code asks for. @param codeUrl what a buyer's phone would scan */
export type Cashier = (codeUrl: string) => Promise<void>

/** The hidden inputs of the cashier's form. */
const fieldsOf = (page: string): [string, string][] =>
  [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value],
  )

/** The cashier of the mock, where no money moves: its page is opened, and its button pressed, as a browser would. */
export function mockCashier(baseUrl: string, send: Send): Cashier {
  const ask = (path: string, init?: RequestInit) =>
    send({ operation: undefined, role: 'anonymous', request: new Request(`${baseUrl}/cashier${path}`, init) })
  return async (codeUrl) => {
    const page = await (await ask(new URL(codeUrl).search)).text()
    const body = new URLSearchParams([...fieldsOf(page), ['outcome', 'success']])
    await ask('/outcome', { method: 'POST', body })
  }
}
