import { useLingui } from '@lingui/react/macro'
import type { DeskActivity } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Notice } from '@portal/ui/chakra'
import { useNavigate } from '@tanstack/react-router'
import { markPage } from '../../../../../lib/address/mark-page.ts'
import { RecordFormFrame } from '../../../../../lib/chakra/desk/record-form/record-form-frame.tsx'
import { useRecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useSaving } from '../../../../../lib/chakra/desk/record-form/use-saving.ts'
import { useSaveActivity } from '../mutations.ts'
import { fetchActivity, findActivity } from '../queries.ts'
import { hasSignUps, isPlanned } from '../states.ts'
import { useActivityActions } from '../use-activity-actions.ts'
import { PlanFields, TextFields } from './activity-fields.tsx'
import { type ActivityValues, activitySchema, publishedSchema, toBody, valuesOf } from './activity-values.ts'
import { FormActions } from './form-actions.tsx'

interface ActivityFormProps {
  /** Undefined for a new one. */
  activity: DeskActivity | undefined
  /** A new activity has got its id. */
  onSaved: (activity: DeskActivity) => void
}

/** An activity that is written or changed. */
export default function ActivityForm({ activity, onSaved }: ActivityFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useSaveActivity()
  const isDraft = ({ state }: DeskActivity) => state === 'DRAFT'
  const schema = activity && !isDraft(activity) ? publishedSchema : activitySchema
  const state = useRecordForm(
    {
      ...{ name: 'activity', valuesOf, toBody, schema, renamed: {} },
      lasting: (values: ActivityValues) => values,
      ...{
        save: mutateAsync,
        read: fetchActivity,
        findLatest: findActivity,
        changedCode: 'error.activityChanged',
      },
    },
    activity,
  )
  const { form, newer, act } = state
  const { once, saveNow, saveThen } = useSaving(state, { record: activity, isDraft, onSaved })
  const { question, ...actions } = useActivityActions()
  const isOpen = !activity || isPlanned(activity.state)
  const change = (step: typeof actions.withdraw) => once(async () => activity && (await act(activity, step)))
  const remove = async () => {
    const isStillHere = markPage()
    if (!activity || !(await actions.remove(activity)) || !isStillHere()) return
    await navigate({ to: '/form/activity', replace: true })
    await navigate({ to: '/list/activities' })
  }
  return (
    <RecordFormFrame
      label={t`活动编辑`}
      state={state}
      changedTitle={(time) => t`这项活动已于 ${time} 被他人修改`}
      excerpt={({ title, startTime, address }) => (
        <>
          <b>{title}</b> {formatDateTime(startTime)} {address}
        </>
      )}
      onSave={saveNow}
      actions={
        <>
          <FormActions
            activity={activity}
            isBusy={state.isBusy}
            isHeld={newer !== undefined || !isOpen}
            onPublish={() => saveThen((kept) => act(kept, actions.publish))}
            onWithdraw={() => change(actions.withdraw)}
            onCancel={() => change(actions.cancel)}
            onRemove={() => once(remove)}
          />
          {!isOpen && <Notice title={t`活动已开始、结束或取消，不能再修改。`} />}
        </>
      }
      text={<TextFields form={form} />}
      side={
        <PlanFields
          form={form}
          isFeeFixed={activity !== undefined && !isDraft(activity) && hasSignUps(activity)}
        />
      }
    >
      {question}
    </RecordFormFrame>
  )
}
