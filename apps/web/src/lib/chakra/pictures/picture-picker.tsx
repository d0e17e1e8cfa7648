import { useLingui } from '@lingui/react/macro'
import type { KeptFile } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { Suspense, useRef, useState } from 'react'
import { chosenFiles, useDropZone } from '../../forms/upload/choose-files.ts'
import { acceptOf, fileFault } from '../../forms/upload/upload-item.ts'
import { useFaultText } from '../../forms/upload/use-fault-text.ts'
import { lazyPart } from '../../states/lazy-part.tsx'
import styles from './picture-picker.module.css'

// Most visits leave the pictures as they are.
const CropDialog = lazyPart(async () => ({
  default: (await import('./crop-dialog.tsx')).CropDialog,
}))

interface PicturePickerProps {
  /** What the button says. */
  label: string
  /** Width to height of what is chosen. */
  ratio: number
  /** Width of what is sent, in pixels at most. */
  edge: number
  disabled?: boolean
  onUse: (picture: KeptFile) => void
  /** Takes the picture away that there is. */
  remove?: { label: string; onPress: () => void } | undefined
}

/** Has a picture chosen or dropped, cut to its shape on this device and sent. */
export function PicturePicker({ label, ratio, edge, disabled = false, onUse, remove }: PicturePickerProps) {
  const { t } = useLingui()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const faultText = useFaultText('picture')
  const open = ([next]: File[]) => {
    if (!next || disabled) return
    const found = fileFault(next, 'picture')
    setFault(found && faultText(found))
    setFile(found ? undefined : next)
  }
  const zone = useDropZone(open)
  const close = () => setFile(undefined)
  return (
    <div {...zone} className={styles.picker}>
      <div className={styles.actions}>
        <Button
          ref={choose}
          variant="outline"
          size="sm"
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          <Icon name="upload" />
          {label}
        </Button>
        {remove && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              remove.onPress()
              // The button goes with the picture.
              choose.current?.focus()
            }}
          >
            {remove.label}
          </Button>
        )}
      </div>
      <span className={styles.hint}>{t`或拖到这里，JPG 或 PNG，不超过 10 MB。`}</span>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('picture')}
        aria-label={label}
        onChange={(event) => open(chosenFiles(event))}
      />
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            title={t`裁剪图片`}
            useLabel={t`使用这张图片`}
            ratio={ratio}
            edge={edge}
            onUse={(picture) => {
              onUse(picture)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
