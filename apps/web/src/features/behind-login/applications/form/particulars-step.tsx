import { useLingui } from '@lingui/react/macro'
import type { ApplyRequirement, MemberBasic, OwnerType } from '@portal/api-contract'
import { Field, Input, NativeSelect, Text } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { readIdNumber } from '../../../../lib/forms/fields/id-number.ts'
import { personLevels, unitLevels } from '../../../../lib/membership/member-kinds.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import styles from '../applications.module.css'
import { ApplyField, type ApplyForm } from './apply-field.tsx'
import { needOf } from './apply-values.ts'
import { hintWith, type Mending } from './mending/mending.tsx'
import { ReasonField } from './reason-field.tsx'
import { idNumberNeed, shownFields } from './shown-fields.ts'
import { hasReasonAt, steps } from './steps.ts'

interface StepProps {
  form: ApplyForm
  requirement: ApplyRequirement
  known: MemberBasic | undefined
  mending: Mending
  step: number
}

/** The particulars of a step. */
export function ParticularsStep({ form, requirement, known, mending, step }: StepProps) {
  const { t } = useLingui()
  const fields = shownFields(requirement, known).filter(({ definition }) => definition.step === step)
  const isFirst = step === steps.particulars
  const keepsOthers = requirement.applyKind === 'RENEW' || requirement.applyKind === 'CHANGE'
  return (
    <>
      {keepsOthers && <Text color="fg.muted">{t`只填有变化的项目，其余留空。`}</Text>}
      <div className={styles.fields}>
        {isFirst && needOf(requirement, 'targetLevel') && (
          <LevelField form={form} applyType={requirement.applyType} known={known} mending={mending} />
        )}
        {fields.map((field) => (
          <ApplyField key={field.name} form={form} field={field} mending={mending} />
        ))}
        {isFirst && idNumberNeed(requirement) !== 'no' && (
          <IdNumberField
            form={form}
            isRequired={idNumberNeed(requirement) === 'required'}
            known={known}
            mending={mending}
          />
        )}
      </div>
      {hasReasonAt(requirement, step) && (
        <ReasonField form={form} requirement={requirement} mending={mending} />
      )}
    </>
  )
}

/** From low to high. */
const levelsOf: Record<OwnerType, readonly string[]> = {
  UNIT: [...unitLevels].reverse(),
  PERSON: personLevels,
}

interface LevelFieldProps {
  form: ApplyForm
  applyType: OwnerType
  known: MemberBasic | undefined
  mending: Mending
}

/** The level that is asked for: one above the present. */
function LevelField({ form, applyType, known, mending }: LevelFieldProps) {
  const { t, i18n } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'targetLevel' })
  const levels = levelsOf[applyType]
  const present = known?.memberLevel ?? ''
  const now = memberWord(i18n, present)
  const higher = levels.slice(levels.indexOf(present) + 1)
  return (
    <Field
      label={t`申请的会员等级`}
      hint={hintWith(mending, 'targetLevel', present && t`现登记：${now}`)}
      error={errors.targetLevel?.message}
      required
    >
      <NativeSelect {...form.register('targetLevel')}>
        <option value="">{t`请选择`}</option>
        {higher.map((level) => (
          <option key={level} value={level}>
            {memberWord(i18n, level)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

interface IdNumberFieldProps {
  form: ApplyForm
  isRequired: boolean
  known: MemberBasic | undefined
  mending: Mending
}

/** An identity number, held to its check character as soon as its last place is typed. */
function IdNumberField({ form, isRequired, known, mending }: IdNumberFieldProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control, name: 'idNumber' })
  const now = known?.ownerType === 'PERSON' ? known.idNumber : null
  const check = (value: string) => {
    const identity = readIdNumber(value)
    if (identity && !form.getValues('person.birthDate'))
      form.setValue('person.birthDate', identity.birthDate, { shouldDirty: true })
    if (value.length === 18) void form.trigger('idNumber')
  }
  return (
    <Field
      label={t`身份证号`}
      hint={hintWith(
        mending,
        'person.idNumber',
        now && !isRequired ? t`现登记：${now}` : t`18 位，只用于审核，不公开。`,
      )}
      error={errors.idNumber?.message}
      required={isRequired}
    >
      <Input
        maxLength={18}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.register('idNumber', {
          setValueAs: (value: string) => value.trim().toUpperCase(),
          onChange: ({ target }) => check(String(target.value).toUpperCase()),
        })}
      />
    </Field>
  )
}
