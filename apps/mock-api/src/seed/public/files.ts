import type { KeptFile } from '@portal/api-contract'
import { buildAttachment, extensionOf } from '../../resources/files/attachment.ts'
import type { Database } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'

/** Keeps what a file is made from, under an id of its own, with the size that it will really have. */
export function seedFile(
  db: Database,
  id: number,
  { name, title, content }: { name: string; title: string; content: string },
): KeptFile {
  const size = buildAttachment({ name, title, content }).length
  insert(db, 'file', { id, name, size, title, content })
  return { id, url: `files/attachments/${id}.${extensionOf(name)}`, name, size }
}

/** Registers a cover by its key and answers its address, relative to the API's base. */
export function seedCover(db: Database, key: string, motif: string): string {
  insert(db, 'cover', { key, motif, site: null })
  return `files/covers/${key}.svg`
}

/** Registers one of the banner pictures of a mini-site and answers its address. @param site counts the sites from 0 */
export function seedSiteBanner(db: Database, key: string, motif: string, site: number): string {
  insert(db, 'cover', { key, motif, site })
  return `files/covers/${key}.svg`
}
