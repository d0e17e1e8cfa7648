import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { Heading, Notice } from '@portal/ui/chakra'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import { RestoredNotice } from '../../../../lib/chakra/record/restored-notice.tsx'
import { RichTextField } from '../../../../lib/chakra/rich-text/rich-text-field.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useSaveKey } from '../../../../lib/forms/use-save-key.ts'
import { useChoiceFocus } from '../newer/use-choice-focus.ts'
import styles from '../own-site.module.css'
import { ContactFields, type SiteForm as Form } from './contact-fields.tsx'
import { CoversField } from './covers-field.tsx'
import { DomainField } from './domain-field.tsx'
import { LogoField } from './logo-field.tsx'
import { NewerSite } from './newer-site.tsx'
import { SiteBar } from './site-bar.tsx'
import type { SiteValues } from './site-values.ts'
import type { useSiteForm } from './use-site-form.ts'

interface SiteFormProps {
  site: OwnSite | null
  isUnit: boolean
  state: ReturnType<typeof useSiteForm>
  /** Gets what is typed, for the preview. */
  onChange: (values: SiteValues) => void
}

/** What the site says of its member, section by section, saved as a whole. */
export function SiteForm({ site, isUnit, state, onChange }: SiteFormProps) {
  const { t } = useLingui()
  const { form, draft, save, catchUp, newer, takeNewer, keepOwn } = state
  const focus = useChoiceFocus(newer !== undefined)
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control })
  const values = useWatch({ control: form.control }) as SiteValues
  const once = useOnce()
  useEffect(() => onChange(values), [onChange, values])
  const send = () => (newer ? focus.choice.current?.focus() : void once(save))
  useSaveKey(send)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form noValidate aria-label={t`站点资料`} onSubmit={submit} className={styles.body}>
      {draft.restoredFrom && !newer && (
        <RestoredNotice
          restoredFrom={draft.restoredFrom}
          onDrop={() => {
            draft.startAnew()
            form.setFocus('domainId')
          }}
        />
      )}
      {newer && (
        <NewerSite ref={focus.choice} newer={newer} values={values} onTake={takeNewer} onKeep={keepOwn} />
      )}
      <Section title={t`门面`}>
        <DomainField form={form} site={site} path={isUnit ? '/subsite/' : '/subsiteMember/'} />
        {isUnit && <LogoField form={form} />}
        <CoversField form={form} />
      </Section>
      <Section title={t`简介`}>
        <Intro form={form} />
      </Section>
      <Section title={t`联系方式`}>
        <ContactFields form={form} hasMap={isUnit} />
      </Section>
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <SiteBar
        ref={focus.save}
        site={site}
        isUnsaved={isDirty || draft.restoredFrom !== undefined}
        isSaving={isSubmitting}
        isAsked={newer !== undefined}
        catchUp={catchUp}
      />
      <LeaveGuard isUnsent={isDirty} />
    </form>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.section}>
    <Heading as="h2">{title}</Heading>
    {children}
  </section>
)

function Intro({ form }: { form: Form }) {
  const { t } = useLingui()
  const { field, fieldState } = useController({ control: form.control, name: 'intro' })
  return (
    <RichTextField
      label={t`简介正文`}
      error={fieldState.error?.message}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  )
}
