import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '@portal/ui/chakra'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { PicturePicker } from '../../../../lib/chakra/pictures/picture-picker.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import styles from '../own-site.module.css'
import type { ItemValues } from './item-values.ts'

/** The picture beside an item in lists, cut to their shape. */
export function ItemCover({ form }: { form: UseFormReturn<ItemValues, unknown, unknown> }) {
  const { t } = useLingui()
  const coverUrl = useWatch({ control: form.control, name: 'coverUrl' })
  const change = (url: string) => form.setValue('coverUrl', url, { shouldDirty: true })
  return (
    <Fieldset legend={t`封面`}>
      <div className={styles.logo}>
        {coverUrl && <Picture path={coverUrl} width={160} height={100} className={styles.itemPicture} />}
        <PicturePicker
          label={coverUrl ? t`更换封面` : t`上传封面`}
          ratio={8 / 5}
          edge={1280}
          onUse={({ url }) => change(url)}
          remove={coverUrl ? { label: t`移除封面`, onPress: () => change('') } : undefined}
        />
      </div>
    </Fieldset>
  )
}
