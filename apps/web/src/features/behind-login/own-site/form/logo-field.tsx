import { useLingui } from '@lingui/react/macro'
import { Fieldset } from '@portal/ui/chakra'
import { useWatch } from 'react-hook-form'
import { PicturePicker } from '../../../../lib/chakra/pictures/picture-picker.tsx'
import { Picture } from '../../../../lib/content/picture.tsx'
import styles from '../own-site.module.css'
import type { SiteForm } from './contact-fields.tsx'

/** The unit's mark beside its name. */
export function LogoField({ form }: { form: SiteForm }) {
  const { t } = useLingui()
  const logoUrl = useWatch({ control: form.control, name: 'logoUrl' })
  const change = (url: string) => form.setValue('logoUrl', url, { shouldDirty: true })
  return (
    <Fieldset legend={t`标志`}>
      <div className={styles.logo}>
        <Picture path={logoUrl} width={96} height={96} className={styles.logoPicture} />
        <PicturePicker
          label={logoUrl ? t`更换标志` : t`上传标志`}
          ratio={1}
          edge={480}
          onUse={({ url }) => change(url)}
          remove={logoUrl ? { label: t`移除标志`, onPress: () => change('') } : undefined}
        />
      </div>
    </Fieldset>
  )
}
