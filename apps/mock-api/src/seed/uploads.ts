import { createHash } from 'node:crypto'
import type { KeptFile } from '@portal/api-contract'
import { buildAttachment } from '../resources/files/attachment.ts'
import { packed, uploadUrl } from '../resources/files/uploads.ts'
import { insert } from '../store/insert.ts'
import type { World } from '../world.ts'

/** A PDF that a member is to have uploaded before the world began. */
export interface UploadSeed {
  id: number
  ownerId: number | null
  /** `营业执照.pdf` */
  name: string
  title: string
  /** HTML that the document is made from when it is opened. */
  content: string
}

const type = 'application/pdf'

// The address has to be the same in every world: other seeds and the document's examples name it.
const secretOf = (id: number): string =>
  createHash('sha256').update(`upload/${id}`).digest().subarray(0, 16).toString('base64url')

/** Keeps a file without its bytes and answers it as an upload would have. */
export function seedUpload({ db, clock }: World, seed: UploadSeed): KeptFile {
  const { id, ownerId, name, title, content } = seed
  const secret = secretOf(id)
  const size = buildAttachment({ name, title, content }).length
  const createdDate = clock.now().toISOString()
  insert(db, 'upload', { id, ownerId, secret, name, type, size, createdDate })
  insert(db, 'uploadSource', { id, title, content })
  return { id, url: uploadUrl(secret, type), name, size }
}

/** A file that a visitor has uploaded, with its bytes. */
export interface VisitorUploadSeed {
  id: number
  name: string
  type: string
  content: Uint8Array
}

/** Keeps a visitor's file at an address that is the same in every world. */
export function seedVisitorUpload({ db, clock }: World, seed: VisitorUploadSeed): void {
  const { id, content } = seed
  insert(db, 'upload', {
    ...seed,
    content: packed(content),
    ownerId: null,
    secret: secretOf(id),
    size: content.length,
    createdDate: clock.now().toISOString(),
  })
}
