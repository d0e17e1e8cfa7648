import type { FastifyInstance } from 'fastify'

/** A browser reads an answer as nothing but its type, and when it is opened by itself, nothing in it runs. */
export const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; frame-ancestors 'none'; sandbox",
} as const

/** Sends these headers with each answer: files that members uploaded, data, problems. The mock's own pages have policies of their own. */
export function keepInert(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(inertHeaders)
    done()
  })
}
