import { useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/errors.ts'
import { notify } from '../../browser/notify.ts'
import { fileFault } from '../../forms/upload/upload-item.ts'
import { uploadMemberFile } from '../../forms/upload/upload-member-file.ts'
import { useFaultText } from '../../forms/upload/use-fault-text.ts'
import { resizePicture } from './resize.ts'

/** A picture on its way. */
export interface Sending {
  key: number
  name: string
  /** 0 to 1. */
  share: number
}

let count = 0

/** Sends pictures and puts each into the text once it is there; one that fails is told. */
export function usePictures(editor: () => Editor | null) {
  const { t } = useLingui()
  const faultText = useFaultText('picture')
  const [sendings, setSendings] = useState<Sending[]>([])
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])
  const refuse = (name: string, description: string) =>
    notify({ kind: 'error', title: t`图片“${name}”没有插入`, description })
  const send = async (chosen: File) => {
    const fault = fileFault(chosen, 'picture')
    if (fault) return refuse(chosen.name, faultText(fault))
    const signal = leaving.current?.signal
    if (!signal) return
    count += 1
    const sending = { key: count, name: chosen.name, share: 0 }
    const change = (share: number) =>
      setSendings((all) => all.map((one) => (one.key === sending.key ? { ...one, share } : one)))
    setSendings((all) => [...all, sending])
    try {
      const file = await resizePicture(chosen)
      const { url } = await uploadMemberFile(file, { onProgress: change, signal })
      editor()?.chain().focus().setImage({ src: url, alt: '' }).run()
    } catch (error) {
      if (!signal.aborted) refuse(chosen.name, errorText(error))
    }
    setSendings((all) => all.filter(({ key }) => key !== sending.key))
  }
  return { sendings, add: (files: readonly File[]) => void Promise.all(files.map(send)) }
}
