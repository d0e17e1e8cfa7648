import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { Field, Input } from '@portal/ui/chakra'
import { useFormState, useWatch } from 'react-hook-form'
import type { SiteForm } from './contact-fields.tsx'
import { domainFormat, domainRule } from './site-schema.ts'
import { type DomainState, useDomainState } from './use-domain-state.ts'

interface DomainFieldProps {
  form: SiteForm
  site: OwnSite | null
  /** The path before it, such as `/subsite/`. */
  path: string
}

/** The site's address; while it is typed it is said whether another member has it. */
export function DomainField({ form, site, path }: DomainFieldProps) {
  const { t, i18n } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'domainId' })
  const typed = useWatch({ control: form.control, name: 'domainId' })
  const state = useDomainState(typed, [site?.domainId, site?.published?.domainId])
  const words: Record<DomainState, string> = {
    malformed: i18n._(domainRule),
    free: t`这个网址可以使用。`,
    taken: t`这个网址已被其他微网站使用，请换一个。`,
    asking: t`正在查询……`,
    unknown: t`暂时无法查询，保存时会再次检查。`,
  }
  const isRefused = state === 'malformed' || state === 'taken'
  // What cannot be an address is not shown as one.
  const address = `${window.location.host}${path}${domainFormat.test(typed.trim()) ? typed.trim() : '…'}`
  return (
    <Field
      label={t`站点网址`}
      required
      hint={
        <>
          <span>{address}</span>
          <span role="status">{state && !isRefused && ` ${words[state]}`}</span>
        </>
      }
      error={errors.domainId?.message ?? (isRefused ? words[state] : undefined)}
    >
      <Input
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('domainId')}
      />
    </Field>
  )
}
