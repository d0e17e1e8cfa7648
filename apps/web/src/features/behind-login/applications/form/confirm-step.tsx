import { useLingui } from '@lingui/react/macro'
import type { ApplyRequirement, MemberBasic } from '@portal/api-contract'
import {
  Button,
  Checkbox,
  DataList,
  type Description,
  Field,
  Heading,
  Input,
  Notice,
} from '@portal/ui/chakra'
import { Controller, useFormState } from 'react-hook-form'
import { WithChinese } from '../../../../lib/content/marked/with-chinese.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { MemberWord, memberWord } from '../../../../lib/membership/member-words.tsx'
import styles from '../applications.module.css'
import { materialNames } from '../words.ts'
import type { ApplyForm } from './apply-field.tsx'
import { needOf } from './apply-values.ts'
import { hintWith, type Mending } from './mending/mending.tsx'
import { ReasonField } from './reason-field.tsx'
import { idNumberNeed, shownFields } from './shown-fields.ts'
import { hasReasonAt, steps, stepsOf } from './steps.ts'
import { useFieldNames } from './use-field-names.ts'
import { useStepNames } from './use-step-names.ts'

interface ConfirmStepProps {
  form: ApplyForm
  requirement: ApplyRequirement
  known: MemberBasic | undefined
  mending: Mending
  onOpen: (step: number) => void
}

/** All that was filled in, each part with the way back to it; the reason, the recommender, the statement. */
export function ConfirmStep({ form, requirement, known, mending, onOpen }: ConfirmStepProps) {
  const { t } = useLingui()
  const names = useStepNames()
  const { errors } = useFormState({ control: form.control })
  return (
    <div className={styles.stack}>
      {mending.isReturned && <ChangedFields changes={mending.changes} />}
      {stepsOf(requirement, known)
        .filter((step) => step !== steps.confirm)
        .map((step) => (
          <section key={step} aria-label={names[step]} className={styles.part}>
            <div className={styles.partHead}>
              <Heading as="h3">{names[step]}</Heading>
              <Button
                variant="outline"
                size="sm"
                aria-label={t`修改${names[step]}`}
                onClick={() => onOpen(step)}
              >
                {t`修改`}
              </Button>
            </div>
            <Given form={form} requirement={requirement} known={known} step={step} />
          </section>
        ))}
      {hasReasonAt(requirement, steps.confirm) && (
        <ReasonField form={form} requirement={requirement} mending={mending} />
      )}
      {needOf(requirement, 'recommender') && requirement.applyKind === 'JOIN' && (
        <Field
          label={t`推荐人`}
          hint={hintWith(mending, 'recommender', t`推荐您入会的会员姓名或单位，没有可不填。`)}
          error={errors.recommender?.message}
        >
          <Input maxLength={50} {...form.register('recommender')} />
        </Field>
      )}
      <Field label={t`声明`} error={errors.statement?.message} required>
        <Controller
          control={form.control}
          name="statement"
          render={({ field: { value, onChange, ref } }) => (
            <Checkbox checked={value} onChange={onChange} ref={ref}>
              {requirement.applyKind === 'QUIT'
                ? t`以上内容和材料真实、完整，知悉退会后不再享有会员权利，会员证书同时失效。`
                : t`以上内容和材料真实、完整，愿意遵守协会章程和行业自律公约。`}
            </Checkbox>
          )}
        />
      </Field>
    </div>
  )
}

/** What the association will find otherwise than it returned it. */
function ChangedFields({ changes }: Pick<Mending, 'changes'>) {
  const { t } = useLingui()
  const nameOf = useFieldNames()
  if (changes.size === 0) return <Notice tone="warning" title={t`与退回时相比还没有修改`} />
  const names = [...changes.keys()].map(nameOf).join('、')
  return <Notice title={t`与退回时相比已修改`}>{names}</Notice>
}

/** A particular, with what is known of it where that is to be changed. */
function Stated({ known, now }: { known: string | undefined; now: string }) {
  const { t, i18n } = useLingui()
  if (known === undefined || known === now) return <MemberWord name={now} />
  const was = memberWord(i18n, known)
  return (
    <>
      <MemberWord name={now} />
      <span className={styles.was}>
        <WithChinese name={known}>{t`现登记：${was}`}</WithChinese>
      </span>
    </>
  )
}

interface GivenProps extends Omit<ConfirmStepProps, 'onOpen' | 'mending'> {
  step: number
}

/** What was filled in in a step. */
function Given({ form, requirement, known, step }: GivenProps) {
  const { t, i18n } = useLingui()
  const values = form.getValues()
  const isMaterials = step === steps.materials
  const particulars = shownFields(requirement, known)
    .filter(({ definition, block, name }) => definition.step === step && values[block][name]?.trim())
    .map(
      ({ block, name, definition, known }): Description => ({
        id: name,
        term: i18n._(definition.label),
        detail: <Stated known={known} now={values[block][name] ?? ''} />,
      }),
    )
  const materials = requirement.materials
    .filter(({ type }) => values.materials[type]?.length)
    .map(
      ({ type }): Description => ({
        id: type,
        term: i18n._(wordOf(materialNames, type)),
        detail: <span lang="zh-CN">{(values.materials[type] ?? []).map(({ name }) => name).join('、')}</span>,
      }),
    )
  const first: Description[] =
    step === steps.particulars
      ? [
          ...(values.targetLevel
            ? [
                {
                  id: 'targetLevel',
                  term: t`申请的会员等级`,
                  detail: <MemberWord name={values.targetLevel} />,
                },
              ]
            : []),
          ...(values.idNumber && idNumberNeed(requirement) !== 'no'
            ? [{ id: 'idNumber', term: t`身份证号`, detail: values.idNumber }]
            : []),
          ...(values.reason.trim() && hasReasonAt(requirement, step)
            ? [{ id: 'reason', term: t`退会原因`, detail: <span lang="zh-CN">{values.reason}</span> }]
            : []),
        ]
      : []
  const items = isMaterials ? materials : [...first, ...particulars]
  return items.length > 0 ? (
    <DataList columns={2} items={items} />
  ) : (
    <p className={styles.none}>
      {isMaterials ? t`没有上传材料。` : requirement.applyKind === 'JOIN' ? t`没有填写。` : t`没有变化。`}
    </p>
  )
}
