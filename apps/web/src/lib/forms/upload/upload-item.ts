import type { KeptFile } from '@portal/api-contract'

/** A file of a form, on its way or there: what the field's value is a list of. */
export interface UploadItem {
  /** Identifies the file within its field. */
  key: string
  name: string
  /** Bytes. */
  size: number
  /** Share that has been sent, 0 to 1, while it is on its way. */
  sent?: number
  /** Why it is not there, in the reader's words. */
  error?: string
  /** What the server answered once it was there; goes into bodies as it is. */
  file?: KeptFile
  /** Address of the picture on this device, for as long as the page stands. */
  preview?: string
}

/** Why a file is not even sent. */
export type FileFault = 'type' | 'size' | 'empty'

/** The contract takes at most so much. */
export const maxFileSize = 10 * 1024 * 1024

/** What a field takes: files that are pictures, or documents as well. */
export type FileKind = 'picture' | 'document'

const endings: Record<FileKind, readonly string[]> = {
  picture: ['jpg', 'jpeg', 'png'],
  document: ['jpg', 'jpeg', 'png', 'pdf'],
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** For the `accept` of a file input. */
export const acceptOf = (kind: FileKind): string => endings[kind].map((ending) => `.${ending}`).join(',')

/** What is wrong with a chosen file, before anything is sent; undefined when nothing is. */
export function fileFault(
  { name, size }: Pick<File, 'name' | 'size'>,
  kind: FileKind,
): FileFault | undefined {
  if (!endings[kind].includes(endingOf(name))) return 'type'
  if (size === 0) return 'empty'
  return size > maxFileSize ? 'size' : undefined
}

/** Whether a file can be shown as a picture. */
export const isPicture = (name: string): boolean => endings.picture.includes(endingOf(name))

/** Whether another file is to take the place of one that is there, and has not arrived. */
export const isReplaced = ({ file, sent, error }: UploadItem): boolean =>
  file !== undefined && (sent !== undefined || error !== undefined)

/** The files that have arrived at the server. */
export const keptFiles = (items: readonly UploadItem[]): KeptFile[] =>
  items.flatMap(({ file }) => (file ? [file] : []))

/** The files of a draft that a later visit can go on with. */
export const lastingItems = (items: readonly UploadItem[]): UploadItem[] =>
  items.flatMap(({ name, size, file }) => (file ? [{ key: `kept-${file.id}`, name, size, file }] : []))
