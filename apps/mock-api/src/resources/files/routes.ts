import type { FastifyInstance, FastifyReply } from 'fastify'
import { notFound } from '../../contract/problem.ts'
import type { World } from '../../world.ts'
import { type InvoiceFile, invoiceFileAt } from '../finance/member-invoices/documents.ts'
import { type AttachmentSource, buildAttachment, contentTypes, extensionOf } from './attachment.ts'
import { disposition } from './headers.ts'
import { type PictureKind, pictureOf } from './pictures.ts'
import { findUploadAt } from './uploads.ts'

/** A day: what an address shows changes only with another version of the mock. */
const cacheControl = 'public, max-age=86400'

function sendAttachment(source: AttachmentSource, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'content-type': contentTypes[extensionOf(source.name)] ?? 'application/octet-stream',
      'content-disposition': disposition(source.name),
      'cache-control': cacheControl,
    })
    .send(Buffer.from(buildAttachment(source)))
}

function sendUpload(world: World, fileName: string, reply: FastifyReply): FastifyReply {
  const file = findUploadAt(world, fileName)
  if (!file) throw notFound()
  return reply
    .headers({
      'content-type': file.type,
      'content-disposition': disposition(file.name, 'inline'),
      // Proofs and pictures of persons: no cache shows them again without asking here.
      'cache-control': 'private, no-cache',
    })
    .send(Buffer.from(file.bytes))
}

function sendInvoice({ name, type, bytes }: InvoiceFile, reply: FastifyReply): FastifyReply {
  return reply
    .headers({
      'content-type': type,
      'content-disposition': disposition(name, 'inline'),
      'cache-control': 'private, no-cache',
    })
    .send(Buffer.from(bytes))
}

function findAttachment(world: World, fileName: string): AttachmentSource {
  const [, id, extension] = /^(\d{1,15})\.(\w+)$/.exec(fileName) ?? []
  const file = world.db.get<AttachmentSource>('SELECT name, title, content FROM file WHERE id = ?', [
    Number(id ?? 0),
  ])
  if (!file || extensionOf(file.name) !== extension) throw notFound()
  return file
}

/**
 * The files that answers point to, under `files/` below the API's base: pictures drawn and documents made when they
 * are asked for, and what was uploaded. They are not part of the contract; the real backend serves its own.
 */
export function fileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/files/attachments/:file', ({ params, world }, reply) =>
    sendAttachment(findAttachment(world, params.file), reply),
  )
  app.get<{ Params: { file: string } }>('/files/invoices/:file', ({ params, world }, reply) => {
    const file = invoiceFileAt(world, params.file)
    if (!file) throw notFound()
    return sendInvoice(file, reply)
  })
  app.get<{ Params: { file: string } }>('/files/uploads/:file', ({ params, world }, reply) =>
    sendUpload(world, params.file, reply),
  )
  app.get<{ Params: { kind: PictureKind; file: string } }>(
    '/files/:kind(^(?:banners|covers|avatars|logos|experts|seals|certificates)$)/:file',
    async ({ params, world }, reply) => {
      const [, key] = /^([\w-]{1,100})\.svg$/.exec(params.file) ?? []
      const svg = key && (await pictureOf(world, params.kind, key))
      if (!svg) throw notFound()
      return reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': cacheControl }).send(svg)
    },
  )
}
