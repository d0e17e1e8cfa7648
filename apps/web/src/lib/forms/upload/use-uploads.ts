import type { KeptFile } from '@portal/api-contract'
import { useEffect } from 'react'
import { errorText } from '../../api/errors.ts'
import type { FileFault, FileKind, UploadItem } from './upload-item.ts'
import { fileFault, isPicture, isReplaced } from './upload-item.ts'

/** Sends a file; the contract's upload of members or of visitors. */
export type Upload = (
  file: File,
  call: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<KeptFile>

/** Changes the field's value as it is by then: several files are on their way at once. */
export type ChangeItems = (change: (items: UploadItem[]) => UploadItem[]) => void

interface UploadsOptions {
  upload: Upload
  kind: FileKind
  change: ChangeItems
  faultText: (fault: FileFault) => string
}

let count = 0
const nextKey = (): string => {
  count += 1
  return `sent-${count}`
}

interface Sending {
  file: File
  giveUp: AbortController
  /** What else changes with a file that takes the place of another. */
  look: Partial<UploadItem> | undefined
}

/** The files that have not arrived, by their keys. A step of a form may be left meanwhile: it goes on, and can be sent again there. */
const sendings = new Map<string, Sending>()

/** Forms whose files these may be. */
let openForms = 0

/** Stops the files that are on their way, and forgets those that failed. */
export function giveUpUploads(): void {
  for (const { giveUp } of sendings.values()) giveUp.abort()
  sendings.clear()
}

/** Gives the files up that have not arrived once the form is left as a whole, and no other is open. */
export function useUploadsOfForm(): void {
  useEffect(() => {
    openForms += 1
    return () => {
      openForms -= 1
      if (openForms === 0) giveUpUploads()
    }
  }, [])
}

const patch = (key: string, news: Partial<UploadItem>) => (items: UploadItem[]) =>
  items.map((item) => (item.key === key ? { ...item, ...news } : item))

/** What of a file is shown. */
const lookOf = (file: File) => ({
  name: file.name,
  size: file.size,
  preview: isPicture(file.name) ? URL.createObjectURL(file) : undefined,
})

/** Gives up what is on its way under a key, or has failed. */
function giveUpUpload(key: string): void {
  sendings.get(key)?.giveUp.abort()
  sendings.delete(key)
}

/** Sends the files of a field as they are chosen, and keeps the field's value true to how far each is. */
export function useUploads({ upload, kind, change, faultText }: UploadsOptions) {
  const send = async (key: string, file: File, look?: Partial<UploadItem>) => {
    const giveUp = new AbortController()
    sendings.set(key, { file, giveUp, look })
    change(patch(key, { sent: 0, error: undefined }))
    const onProgress = (sent: number) => change(patch(key, { sent }))
    try {
      const kept = await upload(file, { onProgress, signal: giveUp.signal })
      sendings.delete(key)
      change(patch(key, { sent: undefined, file: kept, ...look }))
    } catch (error) {
      if (!giveUp.signal.aborted) change(patch(key, { sent: undefined, error: errorText(error) }))
    }
  }

  /** Sends as many as there is room for. @returns those that there is no room for */
  const add = (files: readonly File[], limit: number): File[] => {
    const chosen = files
      .slice(0, limit)
      .map((file) => ({ key: nextKey(), file, fault: fileFault(file, kind) }))
    const items = chosen.map(
      ({ key, file, fault }): UploadItem =>
        fault
          ? { key, name: file.name, size: file.size, error: faultText(fault) }
          : { key, ...lookOf(file), sent: 0 },
    )
    change((before) => [...before.filter((item) => !isRefused(item)), ...items])
    for (const { key, file, fault } of chosen) if (!fault) void send(key, file)
    return files.slice(limit)
  }

  /** Sends a file in the place of another, which stays until it has arrived. */
  const replace = ({ key }: UploadItem, file: File) => {
    const fault = fileFault(file, kind)
    giveUpUpload(key)
    if (fault) change(patch(key, { sent: undefined, error: faultText(fault) }))
    else void send(key, file, lookOf(file))
  }

  /** Takes a file away; where another is to take its place, only that one. */
  const remove = (item: UploadItem) => {
    const { key, preview } = item
    giveUpUpload(key)
    if (isReplaced(item)) return change(patch(key, { sent: undefined, error: undefined }))
    if (preview) URL.revokeObjectURL(preview)
    change((items) => items.filter((item) => item.key !== key))
  }

  const retry = ({ key }: UploadItem) => {
    const sending = sendings.get(key)
    if (sending) void send(key, sending.file, sending.look)
  }
  /** Whether there is something to send again. */
  const canRetry = ({ key, error }: UploadItem) => error !== undefined && sendings.has(key)
  /** Whether the file was refused before it was sent: the next files that are chosen replace it. */
  const isRefused = ({ key, error, file }: UploadItem) => error !== undefined && !file && !sendings.has(key)
  return { add, replace, remove, retry, canRetry, isRefused }
}
