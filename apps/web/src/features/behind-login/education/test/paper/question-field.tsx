import { useLingui } from '@lingui/react/macro'
import { Badge } from '@portal/ui/chakra'
import { useId } from 'react'
import { type Answers, chosenOf, type Key, type Question } from '../answers.ts'
import styles from './paper.module.css'

/** What the questions of a paper have in common. */
export interface AnswerProps {
  answers: Answers
  onTake: (question: Question, key: Key) => void
  isDisabled: boolean
}

interface QuestionFieldProps extends AnswerProps {
  question: Question
  number: number
}

/** A question with its choices: one of them, or any number. */
export function QuestionField({ question, number, answers, onTake, isDisabled }: QuestionFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const isSingle = question.kind === 'SINGLE'
  const chosen = chosenOf(answers, question)
  return (
    <fieldset className={styles.question} disabled={isDisabled} aria-labelledby={id}>
      <legend id={id} className={styles.text}>
        <span className={styles.number}>{number}.</span> <span lang="zh-CN">{question.text}</span>{' '}
        <Badge>{isSingle ? t`单选` : t`多选`}</Badge>
      </legend>
      {question.choices.map(({ key, text }) => (
        <label key={key} className={styles.choice} data-chosen={chosen.includes(key) || undefined}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={`question-${question.id}`}
            checked={chosen.includes(key)}
            onChange={() => onTake(question, key)}
          />
          <span className={styles.key}>{key}</span>
          <span lang="zh-CN">{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
