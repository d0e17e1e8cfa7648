import { randomBytes } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { KeptFile } from '@portal/api-contract'
import { invalid, invalidField } from '../../contract/problem.ts'
import type { UploadedFile } from '../../contract/read-form.ts'
import { type AnyCaller, isStaff } from '../../domain/account/caller.ts'
import { bodyError } from '../../domain/field-error.ts'
import { uploadFault, uploadKind } from '../../domain/upload.ts'
import type { World } from '../../world.ts'
import { buildAttachment } from './attachment.ts'

/** A kept file with its bytes. */
export interface StoredFile {
  name: string
  type: string
  bytes: Uint8Array
}

interface UploadRow {
  id: number
  name: string
  type: string
  content: Uint8Array | null
}

const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
}

/** Address of an upload below the API's base. */
export const uploadUrl = (secret: string, type: string): string =>
  `files/uploads/${secret}.${endings[type] ?? 'bin'}`

/**
 * The bytes of a file as they are kept. A world is copied whole with each fork and snapshot, and the largest files
 * that are uploaded to a mock are mostly padding.
 */
export const packed = (bytes: Uint8Array): Uint8Array => zstdCompressSync(bytes)

/** Ids of the member and of the one of the staff, of which each owner has one and a visitor none. */
function idsOf(owner: AnyCaller | null): [memberId: number | null, staffId: number | null] {
  if (!owner) return [null, null]
  return isStaff(owner) ? [null, owner.staffId] : [owner.memberId, null]
}

/**
 * Keeps a file.
 *
 * @param owner null for a visitor
 * @throws HttpProblem 400 naming the field `file`, when it is not one that is taken
 */
export function storeUpload(world: World, { name, bytes }: UploadedFile, owner: AnyCaller | null): KeptFile {
  const fault = uploadFault(name, bytes)
  if (fault) throw invalidField('file', fault.message, fault.detail)
  const type = uploadKind(bytes)?.type ?? ''
  const secret = randomBytes(16).toString('base64url')
  const now = world.clock.now().toISOString()
  const { lastInsertRowid: id } = world.db.run(
    `INSERT INTO upload (ownerId, staffId, secret, name, type, size, content, createdDate)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [...idsOf(owner), secret, name, type, bytes.length, packed(bytes), now],
  )
  return { id, url: uploadUrl(secret, type), name, size: bytes.length }
}

function toStored({ db }: World, row: UploadRow | undefined): StoredFile | undefined {
  if (!row) return undefined
  const { id, name, type, content } = row
  if (content) return { name, type, bytes: zstdDecompressSync(content) }
  const source = db.get<{ title: string; content: string }>('SELECT * FROM uploadSource WHERE id = ?', [id])
  return source && { name, type, bytes: buildAttachment({ name, ...source }) }
}

const columns = 'SELECT id, name, type, content FROM upload'

/** The caller's own file. */
export const findUpload = (world: World, id: number, owner: AnyCaller): StoredFile | undefined =>
  toStored(
    world,
    world.db.get<UploadRow>(`${columns} WHERE id = ? AND ownerId IS ? AND staffId IS ?`, [
      id,
      ...idsOf(owner),
    ]),
  )

/** An upload by its address; knowing the address is the permission to see it. @param fileName the last part of its address */
export function findUploadAt(world: World, fileName: string): StoredFile | undefined {
  const [, secret = '', ending] = /^([\w-]{22})\.(jpg|png|pdf)$/.exec(fileName) ?? []
  const row = world.db.get<UploadRow>(`${columns} WHERE secret = ?`, [secret])
  return row && endings[row.type] === ending ? toStored(world, row) : undefined
}

function isKept({ db }: World, { id, url, name, size }: KeptFile): boolean {
  const row = db.get<{ secret: string; type: string; name: string; size: number }>(
    'SELECT secret, type, name, size FROM upload WHERE id = ?',
    [id],
  )
  return (
    row !== undefined && uploadUrl(row.secret, row.type) === url && row.name === name && row.size === size
  )
}

const notUploaded = (field: string) =>
  bodyError(
    field,
    'File',
    'must be what an upload answered: POST the file to /api/files or /api/public/files first',
  )

/**
 * Holds files in a JSON body to what was uploaded. The address in each proves that the sender has received it.
 *
 * @param field where they are: `photo` for a single file, `materials` for a list
 * @throws HttpProblem 400 naming each that was never uploaded, as `field[index]` in a list
 */
export function requireFiles(world: World, files: KeptFile | readonly KeptFile[], field: string): void {
  const named = Array.isArray(files)
    ? files.map((file: KeptFile, index) => ({ file, field: `${field}[${index}]` }))
    : [{ file: files as KeptFile, field }]
  const faults = named.filter(({ file }) => !isKept(world, file)).map((one) => notUploaded(one.field))
  if (faults.length > 0) throw invalid(faults)
}

/** Content type of the upload at an address; undefined when there is none. */
function typeAt({ db }: World, url: string): string | undefined {
  const [, secret = ''] = /^files\/uploads\/([\w-]{22})\.\w+$/.exec(url) ?? []
  const type = db.get<{ type: string }>('SELECT type FROM upload WHERE secret = ?', [secret])?.type
  return type !== undefined && uploadUrl(secret, type) === url ? type : undefined
}

function refuseUrl(field: string, what: string): never {
  const detail = `must be the url of an uploaded ${what}: POST it to /api/files first`
  throw invalidField(field, 'File', detail)
}

/**
 * Holds a field that is only an address to what was uploaded.
 *
 * @throws HttpProblem 400 naming the field
 */
export function requireUpload(world: World, url: string, field: string): void {
  if (typeAt(world, url) === undefined) refuseUrl(field, 'JPEG, PNG or PDF')
}

/**
 * As `requireUpload`, for a field that is offered as a document to read.
 *
 * @throws HttpProblem 400 naming the field
 */
export function requirePdf(world: World, url: string, field: string): void {
  if (typeAt(world, url) !== 'application/pdf') refuseUrl(field, 'PDF')
}

/**
 * As `requireUpload`, for a field that is shown as a picture.
 *
 * @throws HttpProblem 400 naming the field
 */
export function requirePicture(world: World, url: string, field: string): void {
  if (!typeAt(world, url)?.startsWith('image/')) refuseUrl(field, 'JPEG or PNG')
}
