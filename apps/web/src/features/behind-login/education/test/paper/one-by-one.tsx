import { Trans, useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@portal/ui/chakra'
import { useRef, useState } from 'react'
import { useFollowFocus } from '../../../../../lib/page/follow-focus.ts'
import { chosenOf, type Question } from '../answers.ts'
import styles from './paper.module.css'
import { type AnswerProps, QuestionField } from './question-field.tsx'

interface OneByOneProps extends AnswerProps {
  questions: readonly Question[]
  /** After the last one. */
  onEnd: () => void
}

/** The questions one after the other, with a way to each. Begins at the first that was not answered. */
export function OneByOne({ questions, onEnd, ...fields }: OneByOneProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      questions.findIndex((question) => chosenOf(fields.answers, question).length === 0),
    ),
  )
  const shown = useRef<HTMLDivElement>(null)
  useFollowFocus(shown, String(at))
  const question = questions[at]
  const isLast = at === questions.length - 1
  return (
    <div className={`${styles.questions} ${styles.single}`}>
      <nav aria-label={t`题目`}>
        <ol className={styles.places}>
          {questions.map((each, index) => {
            const number = index + 1
            const isAnswered = chosenOf(fields.answers, each).length > 0
            return (
              <li key={each.id}>
                <button
                  type="button"
                  className={styles.place}
                  data-answered={isAnswered || undefined}
                  aria-current={index === at ? 'step' : undefined}
                  onClick={() => setAt(index)}
                >
                  <VisuallyHidden>
                    {isAnswered ? t`第 ${number} 题，已答` : t`第 ${number} 题，未答`}
                  </VisuallyHidden>
                  <span aria-hidden="true">{number}</span>
                </button>
              </li>
            )
          })}
        </ol>
      </nav>
      <div ref={shown} tabIndex={-1}>
        {question && <QuestionField key={question.id} question={question} number={at + 1} {...fields} />}
      </div>
      <div className={styles.steps}>
        <Button variant="outline" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <Trans>上一题</Trans>
        </Button>
        {isLast ? (
          <Button onClick={onEnd}>{t`交卷`}</Button>
        ) : (
          <Button onClick={() => setAt(at + 1)}>
            <Trans>下一题</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}
