import { readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import proxy from '@fastify/http-proxy'
import statics from '@fastify/static'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { answerEarly, readableUrl, refuseUnread } from './early.ts'
import { forward } from './forwarded.ts'
import { inertHeaders, type PolicySettings, pageHeaders, secureHeaders } from './security-headers.ts'

export interface ServerOptions extends PolicySettings {
  /** Folder of the built app. */
  dist: string
  /** Origin of the backend that answers below `/ht`. */
  backend: string
  /** Addresses of proxies in front whose `X-Forwarded-*` headers are believed, such as `loopback` or `10.0.0.0/8`; else none is. */
  trustedProxy?: string
  /** Certificate and key in PEM; with them the server speaks HTTP/2 (and 1.1) over TLS. */
  tls?: { cert: string; key: string }
}

// The names of what the build puts there change with the content.
const immutable = 'public, max-age=31536000, immutable'

function cacheOf(file: string, dist: string): string {
  return relative(dist, file).startsWith(`assets${sep}`) ? immutable : 'no-cache'
}

/**
 * A page is asked for by a path without a file's ending, or by a browser that opens a document, such as an address of an older
 * website (`/news.html`); by none that is hidden, such as `/.env`, or below the build's own folder.
 */
function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? ''
  if ((method !== 'GET' && method !== 'HEAD') || path.includes('/.') || path.startsWith('/assets/'))
    return false
  return extname(path) === '' || headers.accept?.includes('text/html') === true
}

function answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (asksForPage(request)) return reply.sendFile('index.html')
  return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
}

/** A path that no file can have, such as one too long for a file's name, is missing as any other; the rest are real failures. */
function answerFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return error.code === 'FST_STATIC_FORBIDDEN_PATH' ? answerMissing(request, reply) : reply.send(error)
}

// The instance of HTTP/2 has the same methods under other type parameters.
const create = Fastify as (options: object) => FastifyInstance

const createServer = ({ tls, trustedProxy }: ServerOptions): FastifyInstance =>
  create({
    trustProxy: trustedProxy ?? false,
    rewriteUrl: readableUrl,
    clientErrorHandler: refuseUnread,
    // Whoever sends a byte now and then would hold a connection for ever; a large file over a slow line takes minutes.
    requestTimeout: 300_000,
    ...(tls ? { http2: true, https: { ...tls, allowHTTP1: true } } : { forceCloseConnections: true }),
  })

/**
 * The production server: the built files (compressed ones where the browser takes them), `index.html` for every page, and the
 * backend below `/ht` at the same origin.
 */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { dist, backend } = options
  const app = createServer(options)
  const headers = pageHeaders(readFileSync(join(dist, 'index.html'), 'utf8'), options)

  // What a file of the portal or the backend says for itself takes the place of these.
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...inertHeaders, ...(request.protocol === 'https' && secureHeaders) })
  })
  answerEarly(app)
  await app.register(proxy, {
    upstream: backend,
    prefix: '/ht',
    rewritePrefix: '/ht',
    // Ten silent tries at a 503 burden a backend that is overloaded; who asks decides whether to ask again.
    retryMethods: [],
    // Slower than the client's own 60 s, so that it is the client who says what happened.
    undici: { headersTimeout: 90_000, bodyTimeout: 90_000 },
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => forward(request as unknown as FastifyRequest, headers),
      onError: (reply) => {
        reply
          .code(502)
          .type('application/problem+json')
          .send(
            JSON.stringify({
              title: 'Bad Gateway',
              status: 502,
              message: 'error.http.502',
              detail: 'The backend does not answer',
            }),
          )
      },
    },
  })
  await app.register(statics, {
    root: dist,
    preCompressed: true,
    cacheControl: false,
    // The files of a build are known once it stands: to look each one up anew reads their whole folder at every request.
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    // The build's manifest lies in `.vite`.
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.headers({ ...headers, 'cache-control': cacheOf(path, dist) })
    },
  })
  app.setNotFoundHandler(answerMissing)
  app.setErrorHandler(answerFailure)
  return app
}
