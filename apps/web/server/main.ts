/**
 * Serves the built portal with its API behind one address.
 *
 *   node server/main.ts [--port 5173] [--host 127.0.0.1]
 *   node server/main.ts --headers pages|others   prints the headers of its answers for nginx
 *
 * `WEB_PORT` and `BACKEND_URL` (http://127.0.0.1:4010) configure it as well; `FORM_ACTION` adds hosts that payment forms may
 * post to, `IMG_SRC` hosts whose pictures are shown; `TLS_CERT` and `TLS_KEY`, files in PEM, make it speak HTTP/2;
 * `TRUSTED_PROXY` names the addresses of proxies in front, whose `X-Forwarded-*` headers are then believed (`loopback`,
 * `10.0.0.0/8`).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer } from './app.ts'
import { asNginx, inertHeaders, pageHeaders } from './security-headers.ts'
import { backendOf, portOf, tlsOf, trustedProxyOf, WrongSetting } from './settings.ts'

const dist = join(import.meta.dirname, '../dist')

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Settings, or the one sentence of what is wrong with them. */
function orFail<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error
    return fail(error.message)
  }
}

function readFlags() {
  const options = {
    port: { type: 'string', default: process.env.WEB_PORT ?? '5173' },
    host: { type: 'string', default: '127.0.0.1' },
    headers: { type: 'string' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return fail(
      `${(error as Error).message}\nThe flags are --port, --host and --headers; docs/production.md has all settings.`,
    )
  }
}

const values = readFlags()
if (!existsSync(join(dist, 'index.html'))) fail('The portal is not built yet: run `npm run build` first.')

const wordsOf = (text: string | undefined): string[] => text?.split(/\s+/).filter(Boolean) ?? []

const settings = { formAction: wordsOf(process.env.FORM_ACTION), imgSrc: wordsOf(process.env.IMG_SRC) }

if (values.headers !== undefined) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const kinds: Record<string, Record<string, string>> = {
    pages: pageHeaders(html, settings),
    others: inertHeaders,
  }
  const headers = kinds[values.headers]
  if (!headers) fail(`--headers takes ${Object.keys(kinds).join(' or ')}, not '${values.headers}'.`)
  process.stdout.write(asNginx(headers))
  process.exit()
}

const port = orFail(() => portOf(values.port))
const app = await buildServer({
  dist,
  backend: orFail(() => backendOf(process.env.BACKEND_URL)),
  ...settings,
  trustedProxy: orFail(() => trustedProxyOf(process.env.TRUSTED_PROXY)),
  tls: orFail(() => tlsOf(process.env)),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

try {
  console.log(`Portal on ${await app.listen({ port, host: values.host })}`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  fail(`Port ${port} is taken: stop what uses it, or choose another with --port or WEB_PORT.`)
}
