import type { KeptFile } from '@portal/api-contract'
import { useEffect, useRef } from 'react'
import { errorText } from '../../api/errors.ts'
import type { FileFault, FileKind, UploadItem } from './upload-item.ts'
import { fileFault, isPicture } from './upload-item.ts'

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
}

const patch = (key: string, news: Partial<UploadItem>) => (items: UploadItem[]) =>
  items.map((item) => (item.key === key ? { ...item, ...news } : item))

/** Sends the files of a field as they are chosen, and keeps the field's value true to how far each is. */
export function useUploads({ upload, kind, change, faultText }: UploadsOptions) {
  const sendings = useRef(new Map<string, Sending>())
  useEffect(() => {
    const current = sendings.current
    return () => {
      for (const { giveUp } of current.values()) giveUp.abort()
    }
  }, [])

  const send = async (key: string, file: File) => {
    const giveUp = new AbortController()
    sendings.current.set(key, { file, giveUp })
    change(patch(key, { sent: 0, error: undefined }))
    const onProgress = (sent: number) => change(patch(key, { sent }))
    try {
      const kept = await upload(file, { onProgress, signal: giveUp.signal })
      change(patch(key, { sent: undefined, file: kept }))
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
      ({ key, file, fault }): UploadItem => ({
        key,
        name: file.name,
        size: file.size,
        ...(fault ? { error: faultText(fault) } : { sent: 0 }),
        ...(isPicture(file.name) && !fault && { preview: URL.createObjectURL(file) }),
      }),
    )
    change((before) => [...before.filter((item) => !isRefused(item)), ...items])
    for (const { key, file, fault } of chosen) if (!fault) void send(key, file)
    return files.slice(limit)
  }

  const remove = ({ key, preview }: UploadItem) => {
    sendings.current.get(key)?.giveUp.abort()
    sendings.current.delete(key)
    if (preview) URL.revokeObjectURL(preview)
    change((items) => items.filter((item) => item.key !== key))
  }

  const retry = ({ key }: UploadItem) => {
    const sending = sendings.current.get(key)
    if (sending) void send(key, sending.file)
  }
  /** Whether there is something to send again. */
  const canRetry = ({ key, error }: UploadItem) => error !== undefined && sendings.current.has(key)
  /** Whether the file was refused before it was sent: the next files that are chosen replace it. */
  const isRefused = ({ key, error }: UploadItem) => error !== undefined && !sendings.current.has(key)
  return { add, remove, retry, canRetry, isRefused }
}
