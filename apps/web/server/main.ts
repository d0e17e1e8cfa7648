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

const dist = join(import.meta.dirname, '../dist')

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

function portOf(text: string): number {
  const port = Number(text)
  return Number.isInteger(port) && port >= 0 && port < 65_536
    ? port
    : fail(`'${text}' is no port: --port takes a number up to 65535.`)
}

function readTls({ TLS_CERT: cert, TLS_KEY: key }: NodeJS.ProcessEnv) {
  if (!cert && !key) return undefined
  if (!cert || !key) return fail('TLS_CERT and TLS_KEY go together: name both files.')
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') }
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.WEB_PORT ?? '5173' },
    host: { type: 'string', default: '127.0.0.1' },
    headers: { type: 'string' },
  },
})
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

const port = portOf(values.port)
const app = await buildServer({
  dist,
  backend: process.env.BACKEND_URL ?? 'http://127.0.0.1:4010',
  ...settings,
  trustedProxy: process.env.TRUSTED_PROXY || undefined,
  tls: readTls(process.env),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

try {
  console.log(`Portal on ${await app.listen({ port, host: values.host })}`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  fail(`Port ${port} is taken: stop what uses it, or choose another with --port or WEB_PORT.`)
}
