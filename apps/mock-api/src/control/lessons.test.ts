import type { LessonSession } from '@portal/api-contract/mock'
import { expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { beat, confirmPresence, openLesson } from '../testing/studying.ts'
import { createTestBed, memberIdOf } from '../testing/test-bed.ts'

/** Of su. */
const lessonInProgress = 300804

it('asks a viewer at the next report whether they are still there', async () => {
  const bed = await createTestBed()
  const session = await openLesson(bed, 'su', lessonInProgress)
  bed.clock.advance(10_000)
  const { position } = session.progress
  const stretch = (seq: number) => ({ seq, from: position + seq * 3 - 3, to: position + seq * 3 })
  expect((await beat(bed, 'su', session, stretch(1))).json().presenceRequired).toBe(false)
  const [open] = (await control(bed, 'GET', '/lesson-sessions')).json<LessonSession[]>()
  expect(open).toMatchObject({ id: memberIdOf('su'), memberName: '苏婉清', isAsked: false })
  const asked = await control(bed, 'POST', `/lesson-sessions/${open?.id}/ask-presence`)
  expect(asked.json()).toMatchObject({ id: open?.id, asksAtNextReport: true })
  bed.clock.advance(10_000)
  const answer = (await beat(bed, 'su', session, stretch(2))).json()
  expect(answer).toMatchObject({ presenceRequired: true, lesson: { position: position + 3 } })
  expect((await control(bed, 'GET', '/lesson-sessions')).json()).toMatchObject([
    { isAsked: true, asksAtNextReport: false },
  ])
  await confirmPresence(bed, 'su', session)
  const goesOn = { ...stretch(3), from: position + 3 }
  expect((await beat(bed, 'su', session, goesOn)).json()).toMatchObject({
    presenceRequired: false,
    lesson: { position: position + 9 },
  })
})

it('asks nobody who has no player open', async () => {
  const bed = await createTestBed()
  expect((await control(bed, 'POST', '/lesson-sessions/999/ask-presence')).statusCode).toBe(404)
})
