import { useLingui } from '@lingui/react/macro'
import { Avatar, Button, Text } from '@portal/ui/chakra'
import { Suspense, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { assetUrl } from '../../../../lib/api/http.ts'
import { chosenFiles, useDropZone } from '../../../../lib/forms/upload/choose-files.ts'
import { acceptOf, fileFault } from '../../../../lib/forms/upload/upload-item.ts'
import { useFaultText } from '../../../../lib/forms/upload/use-fault-text.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import type { ProfileForm } from '../profile/profile-field.tsx'
import styles from './photo.module.css'

// Most visits leave the photo as it is.
const CropDialog = lazyPart(async () => ({
  default: (await import('../../../../lib/chakra/pictures/crop-dialog.tsx')).CropDialog,
}))

/** Sharp on every screen, small enough for every line. */
const edge = 480

interface PhotoFieldProps {
  form: ProfileForm
  /** Whose photo it is. */
  name: string
}

/** The photo: chosen or dropped, cut to a square, taken away. It changes with the rest of the profile. */
export function PhotoField({ form, name }: PhotoFieldProps) {
  const { t } = useLingui()
  const avatar = useWatch({ control: form.control, name: 'avatar' })
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  const faultText = useFaultText('picture')
  const change = (url: string) => form.setValue('avatar', url, { shouldDirty: true })
  const open = ([next]: File[]) => {
    if (!next) return
    const found = fileFault(next, 'picture')
    setFault(found && faultText(found))
    setFile(found ? undefined : next)
  }
  const zone = useDropZone(open)
  return (
    <section {...zone} aria-label={t`照片`} className={styles.photo}>
      <Avatar name={name} size="xl" {...(avatar && { src: assetUrl(avatar) })} />
      <div className={styles.tools}>
        <div className={styles.buttons}>
          <Button ref={choose} variant="outline" size="sm" onClick={() => input.current?.click()}>
            {avatar ? t`更换照片` : t`上传照片`}
          </Button>
          {avatar && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                change('')
                choose.current?.focus()
              }}
            >
              {t`移除照片`}
            </Button>
          )}
        </div>
        <Text color="fg.muted" textStyle="sm">
          {t`JPG 或 PNG，不超过 10 MB；选择后可以裁剪，保存资料后生效。`}
        </Text>
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf('picture')}
        aria-label={t`照片`}
        onChange={(event) => open(chosenFiles(event))}
      />
      {file && (
        <Suspense>
          <CropDialog
            file={file}
            title={t`裁剪照片`}
            useLabel={t`使用这张照片`}
            edge={edge}
            onUse={({ url }) => {
              change(url)
              setFile(undefined)
            }}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </section>
  )
}
