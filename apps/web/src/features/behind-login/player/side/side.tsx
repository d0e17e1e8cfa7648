import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { type KeyboardEvent, useState } from 'react'
import type { Player } from '../playback/player.ts'
import type { Cue } from '../playback/use-cues.ts'
import type { View } from '../playback/view.ts'
import { LessonList } from './lesson-list.tsx'
import { Notes } from './notes.tsx'
import styles from './side.module.css'
import { Transcript } from './transcript.tsx'

const parts = ['lessons', 'transcript', 'notes'] as const
type Part = (typeof parts)[number]

interface SideProps {
  player: Player
  view: View
  course: CourseDetail
  progress: CourseProgress
  cues: Cue[]
}

/** Beside the picture: the course's lessons, what is said, and the member's notes. */
export default function Side({ player, view, course, progress, cues }: SideProps) {
  const { t } = useLingui()
  const [part, setPart] = useState<Part>('lessons')
  // A note that was begun outlives a look at the transcript.
  const [note, setNote] = useState('')
  const labels: Record<Part, string> = { lessons: t`目录`, transcript: t`文稿`, notes: t`笔记` }
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    const next = parts[(parts.indexOf(part) + step + parts.length) % parts.length] ?? part
    setPart(next)
    document.getElementById(`part-${next}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={t`目录、文稿与笔记`} className={styles.tabs}>
        {parts.map((one) => (
          <button
            key={one}
            id={`part-${one}`}
            type="button"
            role="tab"
            aria-selected={one === part}
            aria-controls="part"
            tabIndex={one === part ? 0 : -1}
            className={styles.tab}
            onClick={() => setPart(one)}
            onKeyDown={go}
          >
            {labels[one]}
          </button>
        ))}
      </div>
      <div id="part" role="tabpanel" aria-labelledby={`part-${part}`} className={styles.part}>
        {part === 'lessons' && <LessonList course={course} progress={progress} current={view.lesson} />}
        {part === 'transcript' && <Transcript player={player} view={view} cues={cues} />}
        {part === 'notes' && (
          <Notes player={player} view={view} course={course} text={note} setText={setNote} />
        )}
      </div>
    </>
  )
}
