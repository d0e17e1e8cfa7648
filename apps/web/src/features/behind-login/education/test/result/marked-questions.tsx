import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Badge, Switch, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { studyLink } from '../../../../../lib/education/course-links.ts'
import type { Question } from '../answers.ts'
import styles from './result.module.css'

interface MarkedProps {
  questions: readonly Question[]
  course: CourseDetail
}

/** The questions with what was chosen and, once the test was passed, what is right; the wrong ones alone, if there are any. */
export function MarkedQuestions({ questions, course }: MarkedProps) {
  const { t } = useLingui()
  const numbered = questions.map((question, index) => ({ question, number: index + 1 }))
  const wrong = numbered.filter(({ question }) => !question.isCorrect)
  const [isWrongOnly, setWrongOnly] = useState(wrong.length > 0)
  return (
    <>
      {wrong.length > 0 && wrong.length < questions.length && (
        <Switch checked={isWrongOnly} onChange={setWrongOnly}>
          {t`只看答错的题`}
        </Switch>
      )}
      <ol className={styles.questions}>
        {(isWrongOnly ? wrong : numbered).map(({ question, number }) => (
          <Marked key={question.id} question={question} number={number} course={course} />
        ))}
      </ol>
    </>
  )
}

function Marked({ question, number, course }: { question: Question; number: number; course: CourseDetail }) {
  const { t } = useLingui()
  const { given, right, lessonId } = question
  const isGood = question.isCorrect === true
  const lesson = isGood
    ? undefined
    : course.chapters.flatMap(({ lessons }) => lessons).find(({ id }) => id === lessonId)
  return (
    <li className={styles.question}>
      <p className={styles.text}>
        <span className={styles.number}>{number}.</span> <span lang="zh-CN">{question.text}</span>{' '}
        <Badge tone={isGood ? 'success' : 'danger'}>
          {isGood ? t`答对` : (given ?? []).length === 0 ? t`没有作答` : t`答错`}
        </Badge>
      </p>
      <ul className={styles.choices}>
        {question.choices.map(({ key, text }) => {
          const isChosen = given?.includes(key) ?? false
          const isTrue = right?.includes(key) ?? (isChosen && isGood)
          // Which of several chosen ones is wrong is not told before the test was passed.
          const isWrong = isChosen && !isTrue && (right !== null || question.kind === 'SINGLE')
          return (
            <li key={key} data-right={isTrue || undefined} data-wrong={isWrong || undefined}>
              <span className={styles.mark}>
                {(isTrue || isWrong) && <Icon name={isTrue ? 'check' : 'close'} size="1em" />}
              </span>
              <span>
                {key}. <span lang="zh-CN">{text}</span>
              </span>
              {isTrue && <span className={styles.told}>{isChosen ? t`正确，已选` : t`正确答案`}</span>}
              {isChosen && !isTrue && <span className={styles.told}>{t`您的选择`}</span>}
            </li>
          )
        })}
      </ul>
      {lesson && (
        <p className={styles.lesson}>
          <Trans>
            相关课时{' '}
            <TextLink asChild>
              <Link {...studyLink(course.id, lesson.id)} lang="zh-CN">
                {lesson.title}
              </Link>
            </TextLink>
          </Trans>
        </p>
      )}
    </li>
  )
}
