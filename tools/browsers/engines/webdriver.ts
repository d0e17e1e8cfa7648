import { answerOf, type Browser, scrolledTo } from './engine.ts'

/** The key under which WebDriver speaks of an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** How long a browser may take for an answer, in milliseconds: an address that it opens is one, too. */
const answerTimeoutMs = 60_000

interface Session {
  sessionId: string
  capabilities: { browserVersion: string }
}

/**
 * A browser behind a WebDriver server.
 *
 * @param server its address
 * @param capabilities what the session asks for
 * @param end ends the server, when the session has
 */
export async function startWebDriver(
  server: string,
  name: string,
  capabilities: object,
  end: () => Promise<void>,
): Promise<Browser> {
  const { sessionId, capabilities: own } = await call<Session>(server, 'POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const ask = <T>(method: string, path: string, body?: object) =>
    call<T>(server, method, `/session/${sessionId}${path}`, body)
  const run = <T>(script: string) => ask<T>('POST', '/execute/sync', { script, args: [] })
  return {
    name: `${name} ${own.browserVersion}`,
    open: (url) => ask('POST', '/url', { url }),
    resize: (width, height) => ask('POST', '/window/rect', { width, height }),
    evaluate: async (work, ...given) =>
      JSON.parse((await run<string | null>(`return ${answerOf(work, given)}`)) ?? 'null'),
    click: async (find, ...given) => {
      const found = await run<Record<string, string> | null>(`return ${scrolledTo(find, given)}`)
      if (!found?.[elementKey]) throw new Error(`Nothing to click: ${given.join(' ')}`)
      await ask('POST', `/element/${found[elementKey]}/click`, {})
    },
    type: async (text) => {
      const active = await ask<Record<string, string>>('GET', '/element/active')
      await ask('POST', `/element/${active[elementKey]}/value`, { text })
    },
    picture: async () => Buffer.from(await ask<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      try {
        await ask('DELETE', '')
      } finally {
        await end()
      }
    },
  }
}

/** @throws Error when the server refuses, or does not answer in time */
async function call<T>(server: string, method: string, path: string, body?: object): Promise<T> {
  const response = await fetch(server + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
  return value
}
