import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Field, Input } from '@portal/ui/chakra'
import { useRef } from 'react'
import { useController, useFormState, useWatch } from 'react-hook-form'
import layout from '../../../../../../lib/chakra/desk/record-form/record-form.module.css'
import type { RecordForm } from '../../../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useOrder } from '../../../../../../lib/chakra/list/order/use-order.ts'
import styles from '../chapters.module.css'
import type { CourseValues } from '../course-values.ts'
import type { Locks } from '../locks.ts'
import { PasteDialog } from './paste-dialog.tsx'
import { QuestionPart } from './question-part.tsx'
import { emptyQuestion, emptyTest, mostQuestions, type TestValues, withQuestions } from './question-values.ts'

interface TestFieldProps {
  form: RecordForm<CourseValues>
  locks: Locks
}

/** The test that a course ends with, or none. */
export function TestField({ form, locks }: TestFieldProps) {
  const { t } = useLingui()
  const { field } = useController({ control: form.control, name: 'test' })
  const { errors, isSubmitted } = useFormState({ control: form.control })
  const test = field.value
  // Whoever switches the test off by mistake gets its questions back.
  const before = useRef(test)
  const change = (next: TestValues | null) => {
    if (next) before.current = next
    form.setValue('test', next, { shouldDirty: true, shouldValidate: isSubmitted })
  }
  return (
    <section ref={field.ref} tabIndex={-1} aria-labelledby="course-form-test" className={styles.part}>
      <h2 id="course-form-test" className={styles.heading}>{t`结业测试`}</h2>
      <Checkbox
        checked={test !== null}
        disabled={locks.lessons}
        onChange={(isOn) => change(isOn ? (before.current ?? emptyTest) : null)}
      >
        {t`学完后通过测试才计入学时`}
      </Checkbox>
      {locks.lessons && (
        <p className={layout.muted}>{t`已有人学习这门课程：测试不能增减，每次抽取的题数不能改。`}</p>
      )}
      {errors.test?.message && (
        <p role="alert" className={styles.error}>
          {errors.test.message}
        </p>
      )}
      {test && (
        <>
          <div className={layout.fields}>
            <Field
              label={t`每次抽取的题数`}
              required
              hint={t`10 至 20 题，答对六成为通过，每天可以考三次。`}
              error={errors.test?.questionCount?.message}
            >
              <Input
                inputMode="numeric"
                readOnly={locks.lessons}
                value={test.questionCount}
                onChange={({ target }) => change({ ...test, questionCount: target.value })}
              />
            </Field>
          </div>
          <Questions form={form} test={test} onChange={change} />
        </>
      )}
    </section>
  )
}

interface QuestionsProps {
  form: RecordForm<CourseValues>
  test: TestValues
  onChange: (test: TestValues) => void
}

/** The questions that an attempt is drawn from. */
function Questions({ form, test, onChange }: QuestionsProps) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  const chapters = useWatch({ control: form.control, name: 'chapters' })
  // What a question can be about: a lesson has an id once it is stored.
  const lessons = chapters.flatMap((chapter) => chapter.lessons).filter(({ id }) => id > 0)
  const { questions } = test
  const count = questions.length
  const change = (next: TestValues['questions']) => onChange({ ...test, questions: next })
  const { list, said, move, entryProps } = useOrder(questions, change)
  const room = mostQuestions - count
  return (
    <>
      <ol ref={list} tabIndex={-1} className={styles.chapters}>
        {questions.map((question, index) => (
          <QuestionPart
            key={question.id}
            question={question}
            place={{ index, count, move, entry: entryProps(index) }}
            lessons={lessons}
            errors={errors.test?.questions?.[index]}
            onChange={(next) => change(questions.map((one, at) => (at === index ? next : one)))}
            onRemove={() => change(questions.filter((_, at) => at !== index))}
          />
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      <div className={layout.buttons}>
        <Button
          variant="outline"
          size="sm"
          disabled={room === 0}
          onClick={() => change(withQuestions(questions, [emptyQuestion]))}
        >{t`添加一题`}</Button>
        <PasteDialog room={room} onAdd={(added) => change(withQuestions(questions, added))} />
        <span className={layout.muted}>{t`题库共 ${count} 题`}</span>
      </div>
    </>
  )
}
