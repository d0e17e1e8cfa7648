import { useLingui } from '@lingui/react/macro'
import { Button, Field, Input } from '@portal/ui/chakra'
import type { FieldErrors } from 'react-hook-form'
import { useOrder } from '../../../../../lib/chakra/list/order/use-order.ts'
import type { ChapterValues, LessonValues } from './chapter-values.ts'
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
  onRemove: () => void
}

/** A chapter that is written, with its lessons. */
export function ChapterPart({ chapter, place, errors, locks, onChange, ...on }: ChapterPartProps) {
  const { t } = useLingui()
  const { id, title, lessons } = chapter
  const number = place.index + 1
  const change = (next: LessonValues[]) => onChange({ ...chapter, lessons: next })
  const { list, said, move, entryProps } = useOrder(lessons, change)
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
      <ol ref={list} className={styles.lessons}>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            chapter={number}
            lesson={lesson}
            place={{ index, count: lessons.length, move, entry: entryProps(index) }}
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
      {errors?.lessons?.message && <p className={styles.error}>{errors.lessons.message}</p>}
      {!locks.added && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t`为第 ${number} 章添加课时`}
            onClick={on.onAddLesson}
          >
            {t`添加课时`}
          </Button>
        </div>
      )}
    </li>
  )
}
