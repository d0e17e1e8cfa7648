import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import proxy from '@fastify/http-proxy'
import statics from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { securityHeaders } from './security-headers.ts'

export interface ServerOptions {
  /** Folder of the built app. */
  dist: string
  /** Origin of the backend that answers below `/ht`. */
  backend: string
  /** Hosts that payment forms may post to, besides this one and Alipay's. */
  formAction?: string[]
  /** Certificate and key in PEM; with them the server speaks HTTP/2 (and 1.1) over TLS. */
  tls?: { cert: string; key: string }
}

// The names of what the build puts there change with the content.
const immutable = 'public, max-age=31536000, immutable'

function cacheOf(path: string): string {
  return path.includes('/assets/') ? immutable : 'no-cache'
}

/** A page is asked for by a path without a file's ending. */
function asksForPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && extname(url.split('?')[0] ?? '') === ''
}

function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (asksForPage(request)) return reply.sendFile('index.html')
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}

/** The address that the browser knows goes along, so that the backend can name itself by it. */
function forwarded({ host, protocol, ip }: FastifyRequest) {
  return { 'x-forwarded-host': host, 'x-forwarded-proto': protocol, 'x-forwarded-for': ip }
}

function createServer({ tls }: ServerOptions): FastifyInstance {
  const common = { trustProxy: 'loopback' }
  if (!tls) return Fastify({ ...common, forceCloseConnections: true })
  // The instance of HTTP/2 has the same methods under other type parameters.
  return Fastify({
    ...common,
    http2: true,
    https: { ...tls, allowHTTP1: true },
  }) as unknown as FastifyInstance
}

/**
 * The production server: the built files (compressed ones where the browser takes them), `index.html` for every page, and the
 * backend below `/ht` at the same origin.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { dist, backend, formAction = [] } = options
  const app = createServer(options)
  const headers = securityHeaders(readFileSync(join(dist, 'index.html'), 'utf8'), formAction)

  await app.register(proxy, {
    upstream: backend,
    prefix: '/ht',
    rewritePrefix: '/ht',
    // Ten silent tries at a 503 burden a backend that is overloaded; who asks decides whether to ask again.
    retryMethods: [],
    // Slower than the client's own 60 s, so that it is the client who says what happened.
    undici: { headersTimeout: 90_000, bodyTimeout: 90_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, own) => ({
        ...own,
        ...forwarded(request as unknown as FastifyRequest),
      }),
      onError: (reply) => {
        reply
          .code(502)
          .type('application/problem+json')
          .send(
            JSON.stringify({
              title: 'Bad Gateway',
              status: 502,
              message: 'error.http.502',
              detail: `No backend answers at ${backend}`,
            }),
          )
      },
    },
  })
  await app.register(statics, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    wildcard: true,
    setHeaders: (reply, path) => {
      reply.headers({ ...headers, 'cache-control': cacheOf(path) })
    },
  })
  app.setNotFoundHandler(answerMissing)
  return app
}
