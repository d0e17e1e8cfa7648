import { useLingui } from '@lingui/react/macro'
import type { PersonBasic } from '@portal/api-contract'
import { Button, Field, Heading, Input, Notice } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { RestoredNotice } from '../../../../lib/chakra/record/restored-notice.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useOmittedFields } from '../../../../lib/forms/draft/use-omitted-fields.ts'
import styles from '../centre.module.css'
import { PhotoField } from '../photo/photo-field.tsx'
import { CertificateState } from './certificate-state.tsx'
import { FixedFacts } from './fixed-facts.tsx'
import { NewerProfile } from './newer-profile.tsx'
import { type ProfileForm as Form, ProfileInput } from './profile-field.tsx'
import { fieldNames, fieldOf, sections } from './profile-fields.ts'
import { isIdNumberFixed } from './profile-values.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The profile, section by section, saved as a whole. */
export function ProfileForm({ known }: { known: PersonBasic }) {
  const { t, i18n } = useLingui()
  const { form, draft, save, newer, takeNewer, keepOwn } = useProfileForm(known)
  const { errors, isDirty, isSubmitting } = useFormState({ control: form.control })
  const omitted = useOmittedFields(draft.omitted)
  const isFixed = isIdNumberFixed(known)
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={styles.body}>
      {newer && <NewerProfile form={form} newer={newer} onTake={takeNewer} onKeep={keepOwn} />}
      {draft.restoredFrom && !newer && (
        <RestoredNotice
          restoredFrom={draft.restoredFrom}
          onDrop={() => {
            draft.startAnew()
            form.setFocus('gender')
          }}
        />
      )}
      <PhotoField form={form} name={known.name} />
      <FixedFacts known={known} />
      {sections.map(({ id, title }) => (
        <section key={id} aria-labelledby={`profile-${id}`} className={styles.section}>
          <div className={styles.head}>
            <Heading as="h2" id={`profile-${id}`}>
              {i18n._(title)}
            </Heading>
            {id === 'certificate' && <CertificateState validTo={known.certValidTo} />}
          </div>
          <div className={styles.fields}>
            {id === 'person' && !isFixed && <IdNumberField form={form} />}
            {fieldNames
              .filter((name) => fieldOf(name).section === id)
              .map((name) => (
                <ProfileInput key={name} form={form} name={name} known={known[name]} />
              ))}
          </div>
        </section>
      ))}
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={isSubmitting} disabled={Boolean(newer)}>
          {t`保存资料`}
        </Button>
      </div>
      {/* Of who has joined, all that is typed is kept on the device. */}
      <LeaveGuard isUnsent={isDirty && !isFixed} omitted={omitted} />
    </form>
  )
}

/** An identity number, held to its check character as soon as its last place is typed. */
function IdNumberField({ form }: { form: Form }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'idNumber' })
  return (
    <Field
      label={t`身份证号`}
      hint={t`18 位，只用于审核，不公开。`}
      error={errors.idNumber?.message}
      required
    >
      <Input
        maxLength={18}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('idNumber', {
          setValueAs: (value: string) => value.trim().toUpperCase(),
          onChange: ({ target }) => {
            if (String(target.value).length === 18) void form.trigger('idNumber')
          },
        })}
      />
    </Field>
  )
}
