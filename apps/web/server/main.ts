/**
 * Serves the built portal with its API behind one address.
 *
 *   node server/main.ts [--port 5173] [--host 127.0.0.1]
 *
 * `WEB_PORT` and `BACKEND_URL` (http://127.0.0.1:4010) configure it as well; `FORM_ACTION` adds hosts that payment forms may
 * post to; `TLS_CERT` and `TLS_KEY`, files in PEM, make it speak HTTP/2.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer } from './app.ts'

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
  },
})
if (!existsSync(join(dist, 'index.html'))) fail('The portal is not built yet: run `npm run build` first.')

const port = portOf(values.port)
const app = await buildServer({
  dist,
  backend: process.env.BACKEND_URL ?? 'http://127.0.0.1:4010',
  formAction: process.env.FORM_ACTION?.split(/\s+/) ?? [],
  tls: readTls(process.env),
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

try {
  console.log(`Portal on ${await app.listen({ port, host: values.host })}`)
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
  fail(`Port ${port} is taken: stop what uses it, or choose another with --port or WEB_PORT.`)
}
