import { useLingui } from '@lingui/react/macro'
import type { KeptFile } from '@portal/api-contract'
import { Button, Dialog, type ImageCrop, ImageCropper, Notice } from '@portal/ui/chakra'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../api/errors.ts'
import { uploadMemberFile } from '../../forms/upload/upload-member-file.ts'
import { cutFormat } from './cut-format.ts'

interface CropDialogProps {
  file: File
  title: string
  /** What the button says that takes the chosen part. */
  useLabel: string
  /** Width to height of what is chosen; a square without it. */
  ratio?: number
  /** Width of what is sent, in pixels at most. */
  edge: number
  /** Gets the picture once it is at the backend. */
  onUse: (picture: KeptFile) => void
  onClose: () => void
}

/** The address of a file on this device, for as long as the component stands. */
function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** Has a part of a picture chosen, and sends it. */
export function CropDialog({ file, title, useLabel, ratio, edge, onUse, onClose }: CropDialogProps) {
  const { t } = useLingui()
  const crop = useRef<ImageCrop>(null)
  const address = useFileAddress(file)
  const [isReady, setReady] = useState(false)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const format = cutFormat(file)
  const unreadable = t`这张图片无法读取，请换一张。`
  const send = async () => {
    const picture = await crop.current?.read()
    if (!picture) return setFailure(unreadable)
    const cut = new File([picture], format.name, { type: picture.type })
    const { signal } = new AbortController()
    onUse(await uploadMemberFile(cut, { onProgress: () => undefined, signal }))
  }
  const use = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      await send()
    } catch (error) {
      setFailure(errorText(error))
    }
    setSending(false)
  }
  return (
    <Dialog
      isOpen
      size="md"
      title={title}
      closeLabel={t`关闭`}
      onClose={() => !isSending && onClose()}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={onClose}>{t`取消`}</Button>
          <Button busy={isSending} disabled={!isReady} onClick={() => void use()}>
            {useLabel}
          </Button>
        </>
      }
    >
      {address && (
        <ImageCropper
          ref={crop}
          src={address}
          edge={edge}
          format={format.type}
          {...(ratio && { ratio })}
          onReady={() => setReady(true)}
          onError={() => setFailure(unreadable)}
          labels={{
            picture: title,
            loading: t`正在加载图片`,
            selection: t`选取的范围`,
            instructions: t`方向键移动选取的范围，按住 Alt 改变大小，加号和减号缩放图片。`,
            position: ({ x, y, edge: side }) => t`距左 ${x}，距上 ${y}，宽 ${side}`,
            zoom: t`缩放`,
          }}
        />
      )}
      {failure && (
        <Notice tone="danger" live="alert" title={t`图片没有上传`}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
