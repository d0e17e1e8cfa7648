import { useLingui } from '@lingui/react/macro'
import { Button, Field, Input } from '@portal/ui/chakra'
import type { FieldErrors } from 'react-hook-form'
import layout from '../../../../../lib/chakra/desk/record-form/record-form.module.css'
import { useOrder } from '../../../../../lib/chakra/list/order/use-order.ts'
import { type ChapterValues, type LessonValues, mostParts } from './chapter-values.ts'
import styles from './chapters.module.css'
import { LessonRow } from './lesson-row.tsx'
import type { Locks } from './locks.ts'
import { type Place, RowTools } from './row-tools.tsx'

interface ChapterPartProps {
  chapter: ChapterValues
  place: Place
  errors: FieldErrors<ChapterValues> | undefined
  locks: Locks
  onChange: (chapter: ChapterValues) => void
  onAddLesson: () => void
  /** Moves a lesson, by its place, into the chapter before or after. */
  onMoveLesson: (index: number, by: number) => void
  onRemove: () => void
}

/** A chapter that is written, with its lessons. */
export function ChapterPart({ chapter, place, errors, locks, onChange, ...on }: ChapterPartProps) {
  const { t } = useLingui()
  const { id, title, lessons } = chapter
  const number = place.index + 1
  const change = (next: LessonValues[]) => onChange({ ...chapter, lessons: next })
  const { list, said, move, entryProps } = useOrder(lessons, change)
  const isLast = number === place.count
  // Beyond the first and the last place of a chapter lie the chapters beside it.
  const moveLesson = (index: number, by: number) =>
    lessons[index + by] ? move(index, index + by) : on.onMoveLesson(index, by)
  const isKept = locks.lessons && lessons.some((lesson) => lesson.id > 0)
  const { draggable, onDragStart, onDragEnd, ...target } = place.entry
  return (
    <li className={styles.chapter} {...target}>
      <div className={styles.head}>
        <div className={styles.wide}>
          <Field label={t`第 ${number} 章`} required error={errors?.title?.message}>
            <Input
              maxLength={100}
              value={title}
              onChange={({ target: input }) => onChange({ ...chapter, title: input.value })}
            />
          </Field>
        </div>
        <RowTools
          id={id}
          place={place}
          grip={{ draggable, onDragStart, onDragEnd }}
          labels={{
            drag: t`拖动第 ${number} 章`,
            forward: t`上移第 ${number} 章`,
            back: t`下移第 ${number} 章`,
            remove: t`删除第 ${number} 章`,
          }}
          onRemove={isKept || place.count === 1 ? undefined : on.onRemove}
        />
      </div>
      <ol ref={list} tabIndex={-1} className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            number={`${number}.${index + 1}`}
            lesson={lesson}
            place={{
              // As if each chapter before were one more place, and one after the last.
              index: place.index + index,
              count: place.index + lessons.length + (isLast ? 0 : 1),
              move: (from, to) => moveLesson(index, to - from),
              entry: entryProps(index),
            }}
            errors={errors?.lessons?.[index]}
            isFixed={locks.lessons && lesson.id > 0}
            onChange={(next) => change(lessons.map((one, at) => (at === index ? next : one)))}
            onRemove={() => change(lessons.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {errors?.lessons?.message && (
        <p role="alert" className={styles.error}>
          {errors.lessons.message}
        </p>
      )}
      {!locks.added && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t`为第 ${number} 章添加课时`}
            disabled={lessons.length >= mostParts}
            onClick={on.onAddLesson}
          >
            {t`添加课时`}
          </Button>
          {lessons.length >= mostParts && (
            <p className={layout.muted}>{t`每一章最多 ${mostParts} 个课时。`}</p>
          )}
        </div>
      )}
    </li>
  )
}
