import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useController, useFormState } from 'react-hook-form'
import layout from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { focusMove, useOrder } from '../../../../../lib/chakra/list/order/use-order.ts'
import { LoadFailure } from '../../../../../lib/chakra/load-failure.tsx'
import { videosQueryOptions } from '../queries.ts'
import { ChapterPart } from './chapter-part.tsx'
import {
  type ChapterValues,
  mostParts,
  withChapter,
  withLesson,
  withLessonElsewhere,
} from './chapter-values.ts'
import styles from './chapters.module.css'
import type { CourseValues } from './course-values.ts'
import type { Locks } from './locks.ts'

interface ChaptersFieldProps {
  form: RecordForm<CourseValues>
  locks: Locks
}

/** The chapters of a course with their lessons, put into order by dragging or by the buttons of each. */
export function ChaptersField({ form, locks }: ChaptersFieldProps) {
  const { t } = useLingui()
  const { field } = useController({ control: form.control, name: 'chapters' })
  const { errors, isSubmitted } = useFormState({ control: form.control })
  // Of use to each lesson; that they are not there is said once.
  const videos = useQuery(videosQueryOptions)
  const chapters = field.value
  const change = (next: ChapterValues[]) =>
    form.setValue('chapters', next, { shouldDirty: true, shouldValidate: isSubmitted })
  const { list, said, move, entryProps } = useOrder(chapters, change)
  const [crossed, setCrossed] = useState<{ id: number; by: number; chapter: number }>()
  useEffect(() => {
    if (crossed) focusMove(list.current, crossed.id, crossed.by)
  }, [crossed, list])
  const moveLesson = (chapter: number, lesson: number, by: number) => {
    const id = chapters[chapter]?.lessons[lesson]?.id
    if (id === undefined) return
    change(withLessonElsewhere(chapters, { chapter, lesson }, by))
    setCrossed({ id, by, chapter: chapter + by + 1 })
  }
  const chapterNow = crossed?.chapter
  return (
    <section ref={field.ref} tabIndex={-1} aria-labelledby="course-form-chapters" className={styles.part}>
      <h2 id="course-form-chapters" className={styles.heading}>{t`章节与课时`}</h2>
      {locks.lessons && (
        <p className={layout.muted}>
          {locks.added
            ? t`已有人学完这门课程：课时不能增减，视频不能更换。`
            : t`已有人学习这门课程：已有的课时不能删除，视频不能更换。`}
        </p>
      )}
      {videos.error && !videos.data && <LoadFailure title={t`可选的视频没有加载成功`} query={videos} />}
      {errors.chapters?.message && (
        <p role="alert" className={styles.error}>
          {errors.chapters.message}
        </p>
      )}
      <ol ref={list} tabIndex={-1} className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <ChapterPart
            key={chapter.id}
            chapter={chapter}
            place={{
              index,
              count: chapters.length,
              move: (from, to) => {
                setCrossed(undefined)
                move(from, to)
              },
              entry: entryProps(index),
            }}
            errors={errors.chapters?.[index]}
            locks={locks}
            onChange={(next) => change(chapters.map((one, at) => (at === index ? next : one)))}
            onAddLesson={() => change(withLesson(chapters, index))}
            onMoveLesson={(lesson, by) => moveLesson(index, lesson, by)}
            onRemove={() => change(chapters.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {chapterNow === undefined ? said : t`已移到第 ${chapterNow} 章`}
      </span>
      {!locks.added && (
        <div>
          <Button
            variant="outline"
            size="sm"
            disabled={chapters.length >= mostParts}
            onClick={() => change(withChapter(chapters))}
          >{t`添加一章`}</Button>
          {chapters.length >= mostParts && (
            <p className={layout.muted}>{t`一门课程最多 ${mostParts} 章。`}</p>
          )}
        </div>
      )}
    </section>
  )
}
