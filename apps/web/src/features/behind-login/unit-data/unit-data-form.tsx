import { useLingui } from '@lingui/react/macro'
import type { UnitBasic } from '@portal/api-contract'
import { Button, Field, Heading, Input, Notice } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { RestoredNotice } from '../../../lib/chakra/record/restored-notice.tsx'
import { FixedFacts } from './fixed-facts.tsx'
import { NewerUnit } from './newer-unit.tsx'
import styles from './unit-data.module.css'
import { fieldNames, fieldOf, sections } from './unit-fields.ts'
import { UnitFiles } from './unit-files.tsx'
import { type UnitForm, UnitInput } from './unit-input.tsx'
import { isLegalPersonFixed } from './unit-values.ts'
import { useUnitForm } from './use-unit-form.ts'

/** The unit's data, section by section, saved as a whole. */
export function UnitDataForm({ known }: { known: UnitBasic }) {
  const { t, i18n } = useLingui()
  const { form, draft, save, newer, takeNewer, keepOwn } = useUnitForm(known)
  const { errors, isSubmitting } = useFormState({ control: form.control })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={styles.body}>
      {newer && <NewerUnit form={form} newer={newer} onTake={takeNewer} onKeep={keepOwn} />}
      {draft.restoredFrom && !newer && (
        <RestoredNotice
          restoredFrom={draft.restoredFrom}
          onDrop={() => {
            draft.startAnew()
            form.setFocus('contactName')
          }}
        />
      )}
      {!known.isComplete && (
        <Notice title={t`单位资料还没有填写完整`}>{t`请逐项核对，补齐带星号的内容后保存。`}</Notice>
      )}
      <FixedFacts known={known} />
      {!isLegalPersonFixed(known) && <LegalPersonField form={form} />}
      {sections.map(({ id, title }) => (
        <section key={id} aria-labelledby={`unit-${id}`} className={styles.section}>
          <Heading as="h2" id={`unit-${id}`}>
            {i18n._(title)}
          </Heading>
          <div className={styles.fields}>
            {fieldNames
              .filter((name) => fieldOf(name).section === id)
              .map((name) => (
                <UnitInput key={name} form={form} name={name} known={String(known[name] ?? '')} />
              ))}
          </div>
        </section>
      ))}
      <section aria-labelledby="unit-files" className={styles.section}>
        <Heading as="h2" id="unit-files">
          {t`标志与证照`}
        </Heading>
        <UnitFiles form={form} known={known} />
      </section>
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={isSubmitting} disabled={Boolean(newer)}>
          {t`保存资料`}
        </Button>
      </div>
    </form>
  )
}

function LegalPersonField({ form }: { form: UnitForm }) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'legalPerson' })
  return (
    <div className={styles.fields}>
      <Field label={t`法定代表人`} error={errors.legalPerson?.message} required>
        <Input maxLength={50} autoComplete="off" {...form.register('legalPerson')} />
      </Field>
    </div>
  )
}
