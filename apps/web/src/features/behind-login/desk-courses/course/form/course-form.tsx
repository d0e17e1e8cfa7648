import { useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { notify } from '../../../../../lib/browser/notify.ts'
import styles from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import { NewerRecord, RestoredDraft } from '../../../../../lib/chakra/desk/record-form/record-notices.tsx'
import { useRecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useUnsavedWork } from '../../../../../lib/chakra/desk/tab.ts'
import { useOnce } from '../../../../../lib/forms/use-once.ts'
import { useSaveCourse } from '../mutations.ts'
import { fetchCourse, videosQueryOptions } from '../queries.ts'
import { useCourseActions } from '../use-course-actions.tsx'
import { ChaptersField } from './chapters-field.tsx'
import { FactFields, TextFields } from './course-fields.tsx'
import { type CourseValues, courseSchema, toBody, valuesOf } from './course-values.ts'
import { FormActions } from './form-actions.tsx'
import type { CourseFormProps } from './form-props.ts'
import { locksOf } from './locks.ts'
import { previewOf } from './preview-of.ts'

// Of use only once somebody asks.
const PreviewDrawer = lazy(() => import('./preview-drawer.tsx'))

/** A course that is written or changed. */
export default function CourseForm({ course, preview, onSaved }: CourseFormProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { mutateAsync } = useSaveCourse()
  const { data: videos = [] } = useQuery(videosQueryOptions)
  const { form, draft, isUnsaved, save, newer, takeNewer, keepOwn, follow } = useRecordForm(
    {
      ...{ name: 'course', valuesOf, toBody, schema: courseSchema, renamed: {} },
      lasting: (values: CourseValues) => values,
      ...{ save: mutateAsync, read: fetchCourse, changedCode: 'error.courseChanged' },
    },
    course,
  )
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const [drawn, setDrawn] = useState<CourseDetail>()
  const { question, ...actions } = useCourseActions()
  const once = useOnce()
  useUnsavedWork(isUnsaved)
  const time = newer && formatDateTime(newer.lastModifiedDate)
  const locks = locksOf(course)
  const saveNow = async () => {
    const kept = await save()
    if (!kept) return
    notify({
      kind: 'success',
      title: kept.state === 'DRAFT' ? t`草稿已保存` : t`修改已保存，网站上已是新内容`,
      description: kept.title,
    })
    onSaved(kept)
  }
  const publish = async () => {
    const kept = course && !isUnsaved ? course : await save()
    if (!kept) return
    onSaved(kept)
    const done = await actions.publish(kept)
    if (done) follow(done.answer.version)
  }
  const withdraw = async () => {
    const done = course && (await actions.withdraw(course))
    if (done) follow(done.answer.version)
  }
  const remove = async () => {
    if (!course || !(await actions.remove(course))) return
    await navigate({ to: '/form/course', replace: true })
    await navigate({ to: '/list/courses' })
  }
  return (
    <form
      noValidate
      aria-label={t`课程编辑`}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void once(saveNow)
      }}
    >
      {draft.restoredFrom && !newer && (
        <RestoredDraft restoredFrom={draft.restoredFrom} onDrop={draft.startAnew} />
      )}
      {newer && (
        <NewerRecord title={t`这门课程已于 ${time} 被他人修改`} onTake={takeNewer} onKeep={keepOwn}>
          <b>{newer.title}</b> {newer.summary}
        </NewerRecord>
      )}
      <FormActions
        course={course}
        isBusy={isSubmitting}
        isHeld={newer !== undefined}
        onPublish={() => void once(publish)}
        onPreview={() => setDrawn(previewOf(toBody(form.getValues()), course, videos))}
        onWithdraw={() => void once(withdraw)}
        onRemove={() => void once(remove)}
      />
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <div className={styles.form}>
        <div className={`${styles.stack} ${styles.panel}`}>
          <TextFields form={form} />
          <ChaptersField form={form} locks={locks} />
        </div>
        <div className={styles.side}>
          <FactFields form={form} locks={locks} />
        </div>
      </div>
      {question}
      <Suspense>
        {drawn && <PreviewDrawer onClose={() => setDrawn(undefined)}>{preview(drawn)}</PreviewDrawer>}
      </Suspense>
    </form>
  )
}
