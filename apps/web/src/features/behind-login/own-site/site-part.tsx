import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { Notice } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { SiteForm } from './form/site-form.tsx'
import type { SiteValues } from './form/site-values.ts'
import { useSiteForm } from './form/use-site-form.ts'
import { SiteState } from './site-state.tsx'

interface SitePartProps {
  site: OwnSite | null
  isUnit: boolean
  /** Gets what is typed, for the preview. */
  onChange: (values: SiteValues) => void
}

/** The site's own texts and pictures, and what visitors see of them. */
export function SitePart({ site, isUnit, onChange }: SitePartProps) {
  const { t } = useLingui()
  const state = useSiteForm(site)
  const { isDirty } = useFormState({ control: state.form.control })
  return (
    <>
      {site ? (
        <SiteState site={site} isUnsaved={isDirty || state.draft.restoredFrom !== undefined} />
      ) : (
        <Notice title={t`您还没有会员站点`}>
          {t`填写资料并保存即可创建；发布并经协会审核后，访客才能看到。`}
        </Notice>
      )}
      <SiteForm site={site} isUnit={isUnit} state={state} onChange={onChange} />
    </>
  )
}
