import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Field, IconButton, Notice, Textarea } from '@portal/ui/chakra'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { useLostRow } from '../../../../lib/chakra/list/use-lost-row.ts'
import { timeMark } from '../../../../lib/education/time-mark.ts'
import { keepNotes, type Note, notesText, onNotesElsewhere, readNotes } from '../device/notes.ts'
import type { Player } from '../playback/player.ts'
import type { View } from '../playback/view.ts'
import { ownAccount } from '../queries.ts'
import styles from './side.module.css'

interface NotesProps {
  player: Player
  view: View
  course: CourseDetail
  /** The note that is being written. */
  text: string
  setText(text: string): void
}

function useNotes(courseId: number) {
  const [account] = useState(ownAccount)
  const [notes, setNotes] = useState(() => readNotes(account, courseId))
  const [isKept, setKept] = useState(true)
  useEffect(() => onNotesElsewhere(account, courseId, setNotes), [account, courseId])
  // Of what is on the device now, since another tab may have written since.
  const change = (of: (notes: Note[]) => Note[]) => {
    const next = of(isKept ? readNotes(account, courseId) : notes)
    setNotes(next)
    setKept(keepNotes(account, courseId, next))
  }
  return { notes, isKept, change }
}

/** The member's own notes on the lesson, each at its second; they stay on the device and can be taken along as a file. */
export function Notes({ player, view, course, text, setText }: NotesProps) {
  const { t } = useLingui()
  const { notes, isKept, change } = useNotes(course.id)
  const { lessonId } = player.session
  const own = notes
    .filter((note) => note.lessonId === lessonId)
    .sort((one, other) => one.second - other.second)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    const note = { id: `${Date.now()}`, lessonId, second: Math.floor(view.place), text: text.trim() }
    change((kept) => [...kept, note])
    setText('')
  }
  const save = () => {
    const lessons = course.chapters.flatMap((chapter) => chapter.lessons)
    saveFile(
      `${course.title}.md`,
      notesText(course.title, lessons, notes, timeMark),
      'text/markdown;charset=utf-8',
    )
  }
  const mark = timeMark(view.place)
  const list = useRef<HTMLUListElement>(null)
  useLostRow(list, own.length)
  return (
    <div className={styles.notes}>
      <form onSubmit={add} className={styles.form}>
        <Field
          label={t`笔记`}
          hint={t`笔记只保存在这台设备上，退出登录后仍保留；使用公用电脑时，请导出后删除。`}
        >
          <Textarea
            value={text}
            rows={3}
            maxLength={2000}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" size="sm">
          <Trans>在 {mark} 处记下</Trans>
        </Button>
      </form>
      {!isKept && <Notice tone="warning" live="alert">{t`这台设备没有空间，笔记没有保存，请导出。`}</Notice>}
      <ul ref={list} tabIndex={-1} className={styles.kept}>
        {own.map((note) => (
          <li key={note.id} className={styles.note}>
            <button type="button" className={styles.line} onClick={() => player.seek(note.second)}>
              <span className={styles.at}>{timeMark(note.second)}</span>
              <span>{note.text}</span>
            </button>
            <IconButton
              size="sm"
              label={`${t`删除笔记`} ${timeMark(note.second)}`}
              icon={<Icon name="close" />}
              onClick={() => change((kept) => kept.filter(({ id }) => id !== note.id))}
            />
          </li>
        ))}
      </ul>
      {notes.length > 0 && (
        <Button variant="outline" size="sm" onClick={save}>
          <Icon name="download" size="1.125em" />
          {t`导出全部笔记`}
        </Button>
      )}
    </div>
  )
}
