import { created, type Handlers, ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { limitAddress } from '../../security/address-limit.ts'
import { disposition } from './headers.ts'
import { findUpload, storeUpload } from './uploads.ts'

const locationOf = (id: number) => ({ location: `api/files/${id}` })

export const fileHandlers = {
  uploadFile({ world, body, caller }) {
    const file = storeUpload(world, body.file, caller)
    return created(file, locationOf(file.id))
  },
  uploadPublicFile({ world, body, address }) {
    limitAddress(world, 'PUBLIC_UPLOAD', address)
    const file = storeUpload(world, body.file, null)
    return created(file)
  },
  downloadFile({ world, params, caller }) {
    const file = findUpload(world, params.id, caller)
    if (!file) throw notFound()
    return ok(file.bytes, {
      'content-type': file.type,
      'content-disposition': disposition(file.name),
      'cache-control': 'private, no-store',
    })
  },
} satisfies Partial<Handlers>
