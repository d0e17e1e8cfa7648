import type { FastifyInstance } from 'fastify'
import { notFound } from '../../../contract/problem.ts'
import { disposition } from '../../files/headers.ts'
import { journalPageSvg, journalPdf } from './files.ts'

const cacheControl = 'public, max-age=86400'

/** Pages and documents of the journal, under `files/journal/`; not part of the contract, like the other files. */
export function journalRoutes(app: FastifyInstance): void {
  app.get<{ Params: { id: string; page: string } }>(
    '/files/journal/:id(^\\d{1,9})/:page(^\\d{1,3}).svg',
    async ({ params, world }, reply) => {
      const svg = await journalPageSvg(world, Number(params.id), Number(params.page))
      if (!svg) throw notFound()
      return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': cacheControl }).send(svg)
    },
  )
  app.get<{ Params: { id: string } }>('/files/journal/:id(^\\d{1,9}).pdf', ({ params, world }, reply) => {
    const file = journalPdf(world, Number(params.id))
    if (!file) throw notFound()
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': disposition(file.name, 'inline'),
        'cache-control': cacheControl,
      })
      .send(Buffer.from(file.bytes))
  })
}
