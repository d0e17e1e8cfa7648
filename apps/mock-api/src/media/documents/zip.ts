import { type Zippable, zipSync } from 'fflate'

export type ZipEntry = { name: string; content: string | Uint8Array }

/** The format's first day: a fixed date makes the same content the same file. */
const mtime = new Date(1980, 0, 1)

/** A ZIP archive of the entries in their order, uncompressed, since each start of a new store makes dozens; the same entries give the same bytes. */
export const zipFile = (entries: readonly ZipEntry[]): Uint8Array => {
  const files: Zippable = {}
  for (const { name, content } of entries) files[name] = Buffer.from(content)
  return zipSync(files, { mtime, level: 0 })
}
