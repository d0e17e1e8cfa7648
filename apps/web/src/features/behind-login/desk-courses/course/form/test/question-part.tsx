import { useLingui } from '@lingui/react/macro'
import { Badge, Button } from '@portal/ui/chakra'
import { useId, useState } from 'react'
import styles from '../chapters.module.css'
import { type Place, RowTools } from '../row-tools.tsx'
import { QuestionFields } from './question-fields.tsx'
import { type QuestionErrors, type QuestionValues, rightOf } from './question-values.ts'
import own from './test.module.css'

interface QuestionPartProps {
  question: QuestionValues
  place: Place
  /** What it can be about. */
  lessons: readonly { id: number; title: string }[]
  errors: QuestionErrors | undefined
  onChange: (question: QuestionValues) => void
  onRemove: () => void
}

/** A question that is written: a line that says what it asks, under which its fields open. */
export function QuestionPart({ question, place, lessons, errors, onChange, onRemove }: QuestionPartProps) {
  const { t } = useLingui()
  const id = useId()
  const number = place.index + 1
  const right = rightOf(question).join('')
  const [isOpen, setOpen] = useState(question.text === '')
  const shown = isOpen || errors !== undefined
  const { draggable, onDragStart, onDragEnd, ...target } = place.entry
  return (
    <li className={styles.chapter} {...target}>
      <div className={own.head}>
        <span className={own.asked}>
          {number}. <span lang="zh-CN">{question.text || t`还没有题目`}</span>
        </span>
        {right.length > 1 && <Badge>{t`多选`}</Badge>}
        {right !== '' && <Badge tone="success">{t`答案 ${right}`}</Badge>}
        {question.isAsked && <Badge tone="info">{t`已考过`}</Badge>}
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={shown}
          aria-controls={id}
          aria-label={t`编辑题目 ${number}`}
          disabled={errors !== undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {shown ? t`收起` : t`编辑`}
        </Button>
        <RowTools
          id={question.id}
          place={place}
          grip={{ draggable, onDragStart, onDragEnd }}
          labels={{
            drag: t`拖动题目 ${number}`,
            forward: t`上移题目 ${number}`,
            back: t`下移题目 ${number}`,
            remove: t`删除题目 ${number}`,
          }}
          onRemove={onRemove}
        />
      </div>
      <div id={id} hidden={!shown}>
        {shown && (
          <QuestionFields
            question={question}
            number={number}
            lessons={lessons}
            errors={errors}
            onChange={onChange}
          />
        )}
      </div>
    </li>
  )
}
