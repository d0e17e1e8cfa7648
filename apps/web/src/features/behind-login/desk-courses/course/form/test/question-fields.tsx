import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Checkbox, Field, IconButton, Input, NativeSelect, Textarea } from '@portal/ui/chakra'
import layout from '../../../../../../lib/chakra/desk/record-form/record-form.module.css'
import styles from '../chapters.module.css'
import { choiceKeys, type QuestionErrors, type QuestionValues } from './question-values.ts'
import own from './test.module.css'

interface QuestionFieldsProps {
  question: QuestionValues
  /** Its place in the test, from 1. */
  number: number
  lessons: readonly { id: number; title: string }[]
  errors: QuestionErrors | undefined
  onChange: (question: QuestionValues) => void
}

/** What a question asks, its choices, and the lesson that it is about. */
export function QuestionFields({ question, number, lessons, errors, onChange }: QuestionFieldsProps) {
  const { t } = useLingui()
  const { text, lessonId, isAsked } = question
  return (
    <div className={styles.part}>
      {isAsked && (
        <p className={layout.muted}>{t`已有人考过这道题，题目和选项不能再改；可以删除它，另写一题。`}</p>
      )}
      {errors?.message && (
        <p role="alert" className={styles.error}>
          {errors.message}
        </p>
      )}
      <Field label={t`题目 ${number}`} required error={errors?.text?.message}>
        <Textarea
          rows={2}
          maxLength={500}
          readOnly={isAsked}
          value={text}
          onChange={({ target }) => onChange({ ...question, text: target.value })}
        />
      </Field>
      <Choices question={question} number={number} errors={errors} onChange={onChange} />
      <Field label={t`题目 ${number} 考的课时`} hint={t`答错的人会看到应重看的课时；新课时保存后才能选。`}>
        <NativeSelect
          size="sm"
          value={String(lessonId ?? '')}
          onChange={({ target }) =>
            onChange({ ...question, lessonId: target.value === '' ? null : Number(target.value) })
          }
        >
          <option value="">{t`不针对某一课时`}</option>
          {lessons.map(({ id, title }) => (
            <option key={id} value={id} lang="zh-CN">
              {title}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  )
}

type ChoicesProps = Omit<QuestionFieldsProps, 'lessons'>

/** The choices of a question with those marked that are right. */
function Choices({ question, number, errors, onChange }: ChoicesProps) {
  const { t } = useLingui()
  const { choices, isAsked } = question
  const change = (next: QuestionValues['choices']) => onChange({ ...question, choices: next })
  const changeOne = (index: number, more: object) =>
    change(choices.map((choice, at) => (at === index ? { ...choice, ...more } : choice)))
  return (
    <fieldset className={own.choices}>
      <legend className="visually-hidden">{t`题目 ${number} 的选项`}</legend>
      {choiceKeys.slice(0, choices.length).map((key, index) => (
        <div key={key} className={own.choice}>
          <Field label={t`选项 ${key}`} required error={errors?.choices?.[index]?.text?.message}>
            <Input
              size="sm"
              maxLength={200}
              readOnly={isAsked}
              value={choices[index]?.text ?? ''}
              onChange={({ target }) => changeOne(index, { text: target.value })}
            />
          </Field>
          <div className={own.tools}>
            <Checkbox
              checked={choices[index]?.isRight ?? false}
              disabled={isAsked}
              onChange={(isRight) => changeOne(index, { isRight })}
              label={t`选项 ${key} 正确`}
            >
              {t`正确`}
            </Checkbox>
            <IconButton
              size="sm"
              label={t`删除选项 ${key}`}
              icon={<Icon name="close" />}
              disabled={isAsked || choices.length === 2}
              onClick={() => change(choices.filter((_, at) => at !== index))}
            />
          </div>
        </div>
      ))}
      {errors?.choices?.message && (
        <p role="alert" className={styles.error}>
          {errors.choices.message}
        </p>
      )}
      {!isAsked && choices.length < choiceKeys.length && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t`为题目 ${number} 添加选项`}
            onClick={() => change([...choices, { text: '', isRight: false }])}
          >
            {t`添加选项`}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
