import { useState } from 'react'
import { dropDraft, ownName, readDraft, writeDraft } from '../../../../lib/forms/draft/draft-store.ts'
import { getPresentAccountId } from '../../../../lib/session/session.ts'
import { type Answers, choose, type Key, type Question } from './answers.ts'

const draftName = (attemptId: number) => ownName(getPresentAccountId() ?? null, `test-${attemptId}`)

const empty: { answers: Answers } = { answers: {} }

/** The answers of an attempt that is open. They lie on this device with every choice, so that nothing is lost with the page. */
export function useAnswers(attemptId: number) {
  const [draft] = useState(() => readDraft(draftName(attemptId), empty))
  const [answers, setAnswers] = useState(draft?.values.answers ?? empty.answers)
  const take = (question: Question, key: Key) => {
    const next = choose(answers, question, key)
    writeDraft(draftName(attemptId), { answers: next })
    setAnswers(next)
  }
  return { answers, take, isRestored: draft !== undefined }
}

/** Takes the answers of an attempt off the device, once they were handed in. */
export const dropAnswers = (attemptId: number): void => dropDraft(draftName(attemptId))
