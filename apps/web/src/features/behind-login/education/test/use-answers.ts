import { useEffect, useEffectEvent, useState } from 'react'
import {
  dropDraft,
  onDraftElsewhere,
  ownName,
  readDraft,
  writeDraft,
} from '../../../../lib/forms/draft/draft-store.ts'
import { getPresentAccountId } from '../../../../lib/session/session.ts'
import { type Answers, choose, type Key, type Question } from './answers.ts'

const draftName = (attemptId: number) => ownName(getPresentAccountId() ?? null, `test-${attemptId}`)

const empty: { answers: Answers } = { answers: {} }

const readAnswers = (attemptId: number): Answers | undefined =>
  readDraft(draftName(attemptId), empty)?.values.answers

/** The answers of an attempt that is open. They lie on this device with every choice, so that nothing is lost with the page, and all tabs have the same. */
export function useAnswers(attemptId: number) {
  const [answers, setAnswers] = useState(() => readAnswers(attemptId) ?? empty.answers)
  /** Whether the device has taken the last of them. */
  const [isKept, setKept] = useState(true)
  /** Those on the device, since another tab may have written since. */
  const latest = (): Answers => (isKept && readAnswers(attemptId)) || answers
  const follow = useEffectEvent(() => setAnswers(latest()))
  useEffect(() => onDraftElsewhere(draftName(attemptId), () => follow()), [attemptId])
  const take = (question: Question, key: Key) => {
    const next = choose(latest(), question, key)
    setAnswers(next)
    setKept(writeDraft(draftName(attemptId), { answers: next }))
  }
  return { answers, take, latest, isKept }
}

/** Takes the answers of an attempt off the device, once they were handed in. */
export const dropAnswers = (attemptId: number): void => dropDraft(draftName(attemptId))
