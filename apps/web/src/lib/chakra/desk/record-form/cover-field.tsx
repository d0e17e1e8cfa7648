import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '@portal/ui/chakra'
import { Picture } from '../../../content/picture.tsx'
import { PicturePicker } from '../../pictures/picture-picker.tsx'
import styles from './record-form.module.css'

interface CoverFieldProps {
  /** Address of the picture; empty without one. */
  coverUrl: string
  onChange: (url: string) => void
}

/** The picture that a record is shown with. */
export function CoverField({ coverUrl, onChange }: CoverFieldProps) {
  const { t } = useLingui()
  return (
    <Fieldset legend={t`封面`}>
      {coverUrl && <Picture path={coverUrl} width={160} height={100} className={styles.cover} />}
      <PicturePicker
        label={coverUrl ? t`更换封面` : t`上传封面`}
        ratio={8 / 5}
        edge={1280}
        onUse={({ url }) => onChange(url)}
        remove={coverUrl ? { label: t`移除封面`, onPress: () => onChange('') } : undefined}
      />
    </Fieldset>
  )
}
