import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, DeskCourseDetail } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { markPage } from '../../../../../lib/address/mark-page.ts'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import { RecordFormFrame } from '../../../../../lib/chakra/desk/record-form/record-form-frame.tsx'
import { useRecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useSaving } from '../../../../../lib/chakra/desk/record-form/use-saving.ts'
import { lazyPart } from '../../../../../lib/states/lazy-part.tsx'
import { useSaveCourse } from '../mutations.ts'
import { fetchCourse, findCourse, videosQueryOptions } from '../queries.ts'
import { useCourseActions } from '../use-course-actions.ts'
import { ChaptersField } from './chapters-field.tsx'
import { FactFields, TextFields } from './course-fields.tsx'
import { type CourseValues, courseSchema, toBody, valuesOf } from './course-values.ts'
import { FormActions } from './form-actions.tsx'
import type { CourseFormProps } from './form-props.ts'
import { locksOf } from './locks.ts'
import { previewOf } from './preview-of.ts'
import { TestField } from './test/test-field.tsx'

// Of use only once somebody asks.
const PreviewDrawer = lazyPart(() => import('../../../../../lib/chakra/desk/record-form/preview-drawer.tsx'))

/** A course that is written or changed. */
export default function CourseForm({ course, preview, onSaved }: CourseFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useSaveCourse()
  const { data: videos = [] } = useQuery(videosQueryOptions)
  const state = useRecordForm(
    {
      ...{ name: 'course', valuesOf, toBody, schema: courseSchema, renamed: {} },
      lasting: (values: CourseValues) => values,
      ...{ save: mutateAsync, read: fetchCourse, findLatest: findCourse, changedCode: 'error.courseChanged' },
    },
    course,
  )
  const { form, newer, act } = state
  const isDraft = ({ state }: DeskCourseDetail) => state === 'DRAFT'
  const { once, saveNow, saveThen } = useSaving(state, { record: course, isDraft, onSaved })
  const [drawn, setDrawn] = useState<CourseDetail>()
  const { question, ...actions } = useCourseActions()
  const locks = locksOf(course)
  const remove = async () => {
    const isStillHere = markPage()
    if (!course || !(await actions.remove(course)) || !isStillHere()) return
    await navigate({ to: '/form/course', replace: true })
    await navigate({ to: '/list/courses' })
  }
  return (
    <RecordFormFrame
      label={t`课程编辑`}
      state={state}
      changedTitle={(time) => t`这门课程已于 ${time} 被他人修改`}
      excerpt={({ title, summary }) => (
        <>
          <b>{title}</b> {summary}
        </>
      )}
      onSave={saveNow}
      actions={
        <FormActions
          course={course}
          isBusy={state.isBusy}
          isHeld={newer !== undefined}
          onPublish={() => saveThen((kept) => act(kept, actions.publish))}
          onPreview={() => setDrawn(previewOf(toBody(form.getValues()), course, videos))}
          onWithdraw={() => once(async () => course && (await act(course, actions.withdraw)))}
          onRemove={() => once(remove)}
        />
      }
      text={
        <div className={`${styles.stack} ${styles.panel}`}>
          <TextFields form={form} />
          <ChaptersField form={form} locks={locks} />
          <TestField form={form} locks={locks} />
        </div>
      }
      side={<FactFields form={form} locks={locks} />}
    >
      {question}
      <Suspense>
        {drawn && <PreviewDrawer onClose={() => setDrawn(undefined)}>{preview(drawn)}</PreviewDrawer>}
      </Suspense>
    </RecordFormFrame>
  )
}
