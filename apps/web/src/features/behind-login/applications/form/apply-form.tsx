import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Heading, Notice, Steps } from '@portal/ui/chakra'
import { type FormEvent, useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { useMedia } from '../../../../lib/browser/use-media.ts'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useOmittedFields } from '../../../../lib/forms/draft/use-omitted-fields.ts'
import { useFollowFocus } from '../../../../lib/page/follow-focus.ts'
import styles from '../applications.module.css'
import { ConfirmStep } from './confirm-step.tsx'
import { MaterialsStep } from './materials-step.tsx'
import { useMending } from './mending/use-mending.ts'
import { NewerApply } from './newer-apply.tsx'
import { ParticularsStep } from './particulars-step.tsx'
import { fieldsOfStep, steps, stepsOf } from './steps.ts'
import { type ApplyFormProps, useApplyForm } from './use-apply-form.ts'
import { useStepNames } from './use-step-names.ts'

/** The form of an application, a step at a time; it draws itself from what its kind wants. */
export function ApplyForm(props: ApplyFormProps) {
  const { requirement, known, apply } = props
  const { t } = useLingui()
  const { form, draft, keep, submit, openStep, isBusy, newer, takeNewer, keepOwn } = useApplyForm(props)
  const names = useStepNames()
  const own = stepsOf(requirement, known)
  const mending = useMending(form, requirement, apply)
  const step = own.includes(props.step) ? props.step : (own[0] ?? steps.confirm)
  const place = own.indexOf(step)
  const stage = useRef<HTMLDivElement>(null)
  useFollowFocus(stage, String(step), { scroll: true })
  const isNarrow = useMedia('(max-width: 767px)')
  const omitted = useOmittedFields(draft.omitted)
  const isLast = step === steps.confirm

  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (isLast) {
      const wrong = await firstWrongStep()
      return wrong === undefined ? submit() : openStep(wrong)
    }
    const isRight = await form.trigger(fieldsOfStep(requirement, known, step), { shouldFocus: true })
    if (isRight) await keep(own[place + 1] ?? steps.confirm)
  }
  const firstWrongStep = async () => {
    for (const one of own)
      if (!(await form.trigger(fieldsOfStep(requirement, known, one), { shouldFocus: one === step })))
        return one
  }
  const { errors, isDirty } = useFormState({ control: form.control })
  const root = errors.root?.message
  return (
    <form noValidate onSubmit={goOn} className={styles.stack}>
      {isNarrow ? (
        <p className={styles.progress}>{t`第 ${place + 1} 步，共 ${own.length} 步`}</p>
      ) : (
        <Steps
          label={t`填写步骤`}
          current={place}
          items={own.map((one) => ({ id: String(one), title: names[one] }))}
        />
      )}
      {newer && <NewerApply {...{ form, requirement, known, newer }} onTake={takeNewer} onKeep={keepOwn} />}
      <div ref={stage} tabIndex={-1} className={styles.stack}>
        <Heading as="h2" size="xl">
          {names[step]}
        </Heading>
        {step <= steps.profession && (
          <ParticularsStep
            form={form}
            requirement={requirement}
            known={known}
            mending={mending}
            step={step}
          />
        )}
        {step === steps.materials && (
          <MaterialsStep
            form={form}
            requirement={requirement}
            known={known}
            mending={mending}
            applyId={apply?.id}
          />
        )}
        {isLast && (
          <ConfirmStep
            form={form}
            requirement={requirement}
            known={known}
            mending={mending}
            onOpen={openStep}
          />
        )}
        {root && (
          <Notice tone="danger" live="alert" title={t`没有提交成功`}>
            {root}
          </Notice>
        )}
      </div>
      <div className={styles.foot}>
        {place > 0 && (
          <Button variant="outline" onClick={() => void openStep(own[place - 1] ?? 0)}>
            {t`上一步`}
          </Button>
        )}
        <Button variant="outline" busy={isBusy} disabled={Boolean(newer)} onClick={() => void keep(step)}>
          {t`保存草稿`}
        </Button>
        <Button type="submit" busy={isBusy} disabled={Boolean(newer)}>
          {isLast ? t`提交申请` : t`下一步`}
        </Button>
        {apply && (
          <span className={styles.saved}>{t`上次保存：${formatDateTime(apply.lastModifiedDate)}`}</span>
        )}
      </div>
      <LeaveGuard isUnsent={isDirty} omitted={omitted} openedBy={['apply', 'begin', 'from']} />
    </form>
  )
}
