import { useLingui } from '@lingui/react/macro'
import { Button, Dialog, type ImageCrop, ImageCropper, Notice } from '@portal/ui/chakra'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { uploadMemberFile } from '../../../../lib/forms/upload/upload-member-file.ts'

interface PhotoDialogProps {
  file: File
  /** Gets the address of the photo once it is at the backend. */
  onUse: (url: string) => void
  onClose: () => void
}

/** Sharp on every screen, small enough for every line. */
const edge = 480

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

/** Has the square of a picture chosen, and sends it. */
export function PhotoDialog({ file, onUse, onClose }: PhotoDialogProps) {
  const { t } = useLingui()
  const crop = useRef<ImageCrop>(null)
  const address = useFileAddress(file)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const unreadable = t`这张图片无法读取，请换一张。`
  const send = async () => {
    const picture = await crop.current?.read()
    if (!picture) return setFailure(unreadable)
    const photo = new File([picture], 'photo.jpg', { type: picture.type })
    const { signal } = new AbortController()
    const { url } = await uploadMemberFile(photo, { onProgress: () => undefined, signal })
    onUse(url)
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
      title={t`裁剪照片`}
      closeLabel={t`关闭`}
      onClose={() => !isSending && onClose()}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={onClose}>{t`取消`}</Button>
          <Button busy={isSending} onClick={() => void use()}>{t`使用这张照片`}</Button>
        </>
      }
    >
      {address && (
        <ImageCropper
          ref={crop}
          src={address}
          edge={edge}
          onError={() => setFailure(unreadable)}
          labels={{
            picture: t`裁剪照片`,
            loading: t`正在加载照片`,
            selection: t`选取的范围`,
            instructions: t`方向键移动选取的范围，按住 Alt 改变大小，加号和减号缩放照片。`,
            position: ({ x, y, edge: side }) => t`距左 ${x}，距上 ${y}，边长 ${side}`,
            zoom: t`缩放`,
          }}
        />
      )}
      {failure && (
        <Notice tone="danger" live="alert" title={t`照片没有上传`}>
          {failure}
        </Notice>
      )}
    </Dialog>
  )
}
