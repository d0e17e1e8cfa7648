import { keepOnDevice } from '../../../../lib/browser/storage/keep-on-device.ts'
import { itemsOf } from '../../../../lib/browser/storage/kept-value.ts'
import { parseJson } from '../../../../lib/browser/storage/parse-json.ts'
import { onStoredElsewhere } from '../../../../lib/browser/storage/stored.ts'

/** A note of a member on a second of a lesson. It never leaves the device. */
export interface Note {
  id: string
  lessonId: number
  second: number
  text: string
}

const keyOf = (account: string, courseId: number) => `notes:@${encodeURIComponent(account)}:${courseId}`

const isNote = (value: unknown): value is Note => {
  const { id, lessonId, second, text } = (value ?? {}) as Partial<Note>
  return (
    typeof id === 'string' &&
    typeof lessonId === 'number' &&
    typeof second === 'number' &&
    typeof text === 'string'
  )
}

/** A member's notes on a course. */
export const readNotes = (account: string, courseId: number): Note[] =>
  itemsOf(parseJson(localStorage.getItem(keyOf(account, courseId))), isNote)

/** Keeps a member's notes on a course. @returns whether the device took them */
export function keepNotes(account: string, courseId: number, notes: readonly Note[]): boolean {
  const key = keyOf(account, courseId)
  if (notes.length > 0) return keepOnDevice(key, JSON.stringify(notes))
  localStorage.removeItem(key)
  return true
}

/** Tells the notes whenever another tab has changed them. @returns ends that */
export const onNotesElsewhere = (
  account: string,
  courseId: number,
  listener: (notes: Note[]) => void,
): (() => void) => onStoredElsewhere([keyOf(account, courseId)], () => listener(readNotes(account, courseId)))

/** The notes as a text to keep, by lesson in the course's order and by second. */
export function notesText(
  title: string,
  lessons: readonly { id: number; title: string }[],
  notes: readonly Note[],
  timeMark: (second: number) => string,
): string {
  const parts = lessons.flatMap((lesson) => {
    const own = notes
      .filter(({ lessonId }) => lessonId === lesson.id)
      .sort((one, other) => one.second - other.second)
    if (own.length === 0) return []
    return [
      `## ${lesson.title}\n\n${own.map(({ second, text }) => `- [${timeMark(second)}] ${text}`).join('\n')}`,
    ]
  })
  return `${[`# ${title}`, ...parts].join('\n\n')}\n`
}
