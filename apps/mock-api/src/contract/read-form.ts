import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyError, FastifyRequest } from 'fastify'
import { bodyError } from '../domain/field-error.ts'
import { HttpProblem, invalidField, problem } from './problem.ts'

/** A file as it came in a form. */
export interface UploadedFile {
  /** The name given by the sender, which cannot be trusted. */
  name: string
  bytes: Uint8Array
}

function describe(value: unknown): unknown {
  const { name, bytes } = value as Partial<UploadedFile>
  return bytes instanceof Uint8Array ? { name, size: bytes.length } : value
}

/** A body for the journal: of a form only the names and sizes of its files, any other unchanged. */
export function withoutBytes(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, value && describe(value)]))
}

/** Most that a file may have: 10 MiB. */
const fileLimit = 10 * 1024 * 1024

/** More parts than any form of the document has; below this limit the reader names the surplus parts. */
export const formLimits = { fileSize: fileLimit, files: 4, fields: 4, fieldSize: 1024 }

/** The error codes of the parser: a limit was exceeded, or the body is no form. */
function ofParser(error: FastifyError, field: string): HttpProblem {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') {
    const detail = 'must be at most 10 MiB'
    return problem(413, 'error.http.413', detail, {
      fieldErrors: [bodyError(field, 'Size', detail)],
    })
  }
  return invalidField('', 'Form', `is not a form that can be read: ${error.message}`)
}

async function addPart(
  files: Map<string, UploadedFile>,
  part: MultipartFile | MultipartValue,
  names: readonly string[],
): Promise<void> {
  const { fieldname: name } = part
  if (!names.includes(name)) throw invalidField(name, 'Unknown', 'is not part of this form; leave it out')
  if (part.type !== 'file') throw invalidField(name, 'Type', 'must be a file with a name')
  if (files.has(name)) throw invalidField(name, 'Single', 'must be given once')
  files.set(name, { name: part.filename, bytes: await part.toBuffer() })
}

async function filesOf(
  request: FastifyRequest,
  names: readonly string[],
): Promise<Map<string, UploadedFile>> {
  const files = new Map<string, UploadedFile>()
  for await (const part of request.parts()) await addPart(files, part, names)
  return files
}

/**
 * Reads a form whose parts are files, each of them given once.
 *
 * @param names of the parts, as the document lists them
 * @throws HttpProblem 413 for a file that is too large, 400 naming the part for everything else
 */
export async function readForm(
  request: FastifyRequest,
  names: readonly string[],
): Promise<Record<string, UploadedFile>> {
  const files = await filesOf(request, names).catch((error: FastifyError | HttpProblem) => {
    throw error instanceof HttpProblem ? error : ofParser(error, names[0] ?? '')
  })
  const missing = names.find((name) => !files.has(name))
  if (missing !== undefined) throw invalidField(missing, 'NotNull', 'must be given, as a part of the form')
  return Object.fromEntries(files)
}
