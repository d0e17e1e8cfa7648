import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { TestAttemptDetail } from '@portal/api-contract'
import { Button, Countdown, Notice, Link as TextLink, useConfirm } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../../../../lib/api/errors.ts'
import { serverNow } from '../../../../../lib/api/server-clock.ts'
import { toHandIn, unanswered } from '../answers.ts'
import { useHandIn } from '../mutations.ts'
import { useAnswers } from '../use-answers.ts'
import { OneByOne } from './one-by-one.tsx'
import styles from './paper.module.css'
import { QuestionField } from './question-field.tsx'

/** How long a device without answers waits at the end, so that one with answers hands in first; answers count for a minute after it. */
const emptyHandInDelayMs = 3000

interface TestPaperProps {
  attempt: TestAttemptDetail
  /** The questions stand below each other. */
  isWhole: boolean
}

/** An attempt that is being answered: its time, its questions, the way to hand it in. Once its time is over it is handed in as it is. */
export default function TestPaper({ attempt, isWhole }: TestPaperProps) {
  const { t } = useLingui()
  const { questions } = attempt
  const { answers, take, latest, isKept } = useAnswers(attempt.id)
  const { mutate, isPending, error } = useHandIn(attempt)
  const [confirm, dialog] = useConfirm()
  const open = unanswered(questions, answers).length
  const count = questions.length
  const done = count - open
  // Said once, of what was there when the page came.
  const [restored] = useState(done)
  const handIn = () => mutate(toHandIn(questions, latest()))
  // Nothing was answered on a device that was forgotten: one that has answers comes first.
  const handInAtEnd = () => {
    if (done > 0) handIn()
    else setTimeout(handIn, emptyHandInDelayMs)
  }
  const ask = async () => {
    const isSure = await confirm({
      title: t`现在交卷？`,
      children:
        open === 0
          ? t`${done} 题已全部作答。交卷后不能再改。`
          : t`还有 ${open} 题没有作答，按答错计。交卷后不能再改。`,
      confirmLabel: t`交卷`,
      cancelLabel: t`继续答题`,
    })
    if (isSure) handIn()
  }
  const fields = { answers, onTake: take, isDisabled: isPending }
  return (
    <div className={styles.paper}>
      <div className={styles.bar}>
        <TimeLeft attempt={attempt} onEnd={handInAtEnd} />
        <p className={styles.done}>
          <Trans>
            已答 <strong>{done}</strong> / {count} 题
          </Trans>
        </p>
        <TextLink asChild>
          <Link
            to="."
            search={{ attempt: attempt.id, ...(isWhole ? {} : { view: 'all' as const }) }}
            replace
            resetScroll={false}
          >
            {isWhole ? t`逐题显示` : t`显示全部题目`}
          </Link>
        </TextLink>
        <Button busy={isPending} onClick={() => void ask()}>{t`交卷`}</Button>
      </div>
      {error && (
        <Notice
          tone="danger"
          live="alert"
          title={t`没有交卷成功`}
          action={
            <Button size="sm" variant="outline" busy={isPending} onClick={handIn}>{t`再试一次`}</Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {!isKept && (
        <Notice tone="warning" live="alert">
          {t`这台设备没有空间，答案没有保存。请不要离开这个页面，答完后交卷。`}
        </Notice>
      )}
      {restored > 0 && (
        <p className={styles.kept} role="status">
          <Plural
            value={restored}
            one="已恢复这台设备上保存的 # 题答案。"
            other="已恢复这台设备上保存的 # 题答案。"
          />
        </p>
      )}
      {isWhole ? (
        <div className={styles.questions}>
          {questions.map((question, index) => (
            <QuestionField key={question.id} question={question} number={index + 1} {...fields} />
          ))}
          <Button size="lg" busy={isPending} onClick={() => void ask()}>{t`交卷`}</Button>
        </div>
      ) : (
        <OneByOne questions={questions} onEnd={() => void ask()} {...fields} />
      )}
      {dialog}
    </div>
  )
}

function TimeLeft({ attempt: { endTime }, onEnd }: { attempt: TestAttemptDetail; onEnd: () => void }) {
  const { t } = useLingui()
  if (endTime === undefined) return <p className={styles.time}>{t`不限时`}</p>
  const announce = (seconds: number) => {
    const minutes = Math.floor(seconds / 60)
    return seconds < 60 ? t`答题时间还有 ${seconds} 秒` : t`答题时间还有 ${minutes} 分钟`
  }
  return (
    <p className={styles.time}>
      <Trans>
        剩余时间 <Countdown until={Date.parse(endTime)} onEnd={onEnd} announce={announce} now={serverNow} />
      </Trans>
    </p>
  )
}
