import { useLingui } from '@lingui/react/macro'
import { Checkbox, Field, Input, NativeSelect } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import type { FieldErrors } from 'react-hook-form'
import { timeMark } from '../../../../../lib/education/time-mark.ts'
import { videosQueryOptions } from '../queries.ts'
import type { LessonValues } from './chapter-values.ts'
import styles from './chapters.module.css'
import { type Place, RowTools } from './row-tools.tsx'

interface LessonRowProps {
  /** By chapter and place, such as `2.1`. */
  number: string
  lesson: LessonValues
  place: Place
  errors: FieldErrors<LessonValues> | undefined
  /** Somebody relies on it: it stays, with its video. */
  isFixed: boolean
  onChange: (lesson: LessonValues) => void
  onRemove: () => void
}

/** A lesson that is written: its title, its recording, and whether anybody may watch it. */
export function LessonRow({ number, lesson, place, errors, isFixed, onChange, onRemove }: LessonRowProps) {
  const { t } = useLingui()
  const { draggable, onDragStart, onDragEnd, ...target } = place.entry
  return (
    <li className={styles.lesson} {...target}>
      <div className={styles.wide}>
        <Field label={t`课时 ${number}`} required error={errors?.title?.message}>
          <Input
            size="sm"
            maxLength={100}
            value={lesson.title}
            onChange={({ target: input }) => onChange({ ...lesson, title: input.value })}
          />
        </Field>
      </div>
      <div className={styles.video}>
        <Field label={t`课时 ${number} 的视频`} required disabled={isFixed} error={errors?.video?.message}>
          <VideoSelect value={lesson.video} onChange={(video) => onChange({ ...lesson, video })} />
        </Field>
      </div>
      <div className={styles.free}>
        <Checkbox checked={lesson.free} onChange={(free) => onChange({ ...lesson, free })}>
          {t`可试看`}
        </Checkbox>
      </div>
      <RowTools
        id={lesson.id}
        place={place}
        grip={{ draggable, onDragStart, onDragEnd }}
        labels={{
          drag: t`拖动课时 ${number}`,
          forward: t`上移课时 ${number}`,
          back: t`下移课时 ${number}`,
          remove: t`删除课时 ${number}`,
        }}
        onRemove={isFixed ? undefined : onRemove}
      />
    </li>
  )
}

function VideoSelect({ value, onChange }: { value: string; onChange: (key: string) => void }) {
  const { t } = useLingui()
  const { data: videos = [] } = useQuery(videosQueryOptions)
  return (
    <NativeSelect size="sm" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t`请选择`}</option>
      {value !== '' && !videos.some(({ key }) => key === value) && <option value={value}>{value}</option>}
      {videos.map(({ key, name, durationS }) => (
        <option key={key} value={key} lang="zh-CN">
          {`${name} (${timeMark(durationS)})`}
        </option>
      ))}
    </NativeSelect>
  )
}
