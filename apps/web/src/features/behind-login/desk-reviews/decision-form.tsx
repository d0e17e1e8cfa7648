import { useLingui } from '@lingui/react/macro'
import { ApiError, type DeskResult } from '@portal/api-contract'
import { Button, Field, NativeSelect, Notice, Textarea } from '@portal/ui/chakra'
import { type KeyboardEvent, useState } from 'react'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { conflictText } from '../../../lib/chakra/desk/conflict-text.ts'
import { useUnsavedWork } from '../../../lib/chakra/desk/tab.ts'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { dropDraft, ownName, readDraft, writeDraft } from '../../../lib/forms/draft/draft-store.ts'
import { getPresentAccountId } from '../../../lib/session/session.ts'
import styles from './decision-form.module.css'
import { hindranceOf } from './hindrance.ts'
import type { UsualOpinions } from './usual-opinions.ts'
import { decisionWords } from './words.ts'

interface DecisionFormProps {
  /** Names what is decided on: the opinion is kept under this name until it is sent. */
  name: string
  /** What can be decided. */
  decisions: readonly DeskResult[]
  /** What may be said of them. */
  usual: UsualOpinions
  /** Whether fields say already what has to be mended. */
  hasReasons?: boolean
  /** Asks before a decision is sent. Where something is asked, no key decides. */
  ask?: ((result: DeskResult) => Promise<boolean>) | undefined
  decide: (result: DeskResult, opinion: string) => Promise<unknown>
}

/** An opinion, begun with a usual sentence or written, and a button for each decision. Ctrl Enter is the first of them, unless it asks. */
export function DecisionForm({ name, decisions, usual, hasReasons = false, ask, decide }: DecisionFormProps) {
  const { t, i18n } = useLingui()
  const [opinion, setOpinion] = useKeptOpinion(name)
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState<DeskResult>()
  useUnsavedWork(opinion !== '')
  const send = async (result: DeskResult) => {
    if (sending) return
    if (result !== 'APPROVE' && opinion.trim() === '' && !hasReasons) {
      setFault(t`请写明理由，或标注需要补正的项目。`)
      return
    }
    setFault(undefined)
    if (ask && !(await ask(result))) return
    setSending(result)
    try {
      await decide(result, opinion.trim())
      setOpinion('')
    } catch (error) {
      const hindrance = hindranceOf(error)
      if (hindrance) setFault(i18n._(hindrance))
      // The form may be gone by then, since the record is shown as it is now.
      else if (error instanceof ApiError && error.status === 409)
        notify({ kind: 'error', title: t`决定没有作出`, description: conflictText(error) })
      else setFault(errorText(error))
    } finally {
      setSending(undefined)
    }
  }
  const nameOf = (result: DeskResult) => i18n._(wordOf(decisionWords, result))
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = ask ? [] : decisions
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && first) void send(first)
  }
  return (
    <div className={styles.form}>
      <Field label={t`常用意见`}>
        <NativeSelect size="sm" value="" onChange={({ currentTarget }) => setOpinion(currentTarget.value)}>
          <option value="">{t`选择后可以修改`}</option>
          {decisions.map((result) => (
            <optgroup key={result} label={nameOf(result)}>
              {usual[result]?.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={t`审核意见`}
        hint={ask ? t`对方会看到这里的内容。` : t`对方会看到这里的内容。Ctrl Enter 提交第一项决定。`}
      >
        <Textarea
          rows={3}
          maxLength={500}
          value={opinion}
          onChange={({ currentTarget }) => setOpinion(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {fault && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <div className={styles.buttons}>
        {decisions.map((result) => (
          <Button
            key={result}
            size="sm"
            variant={result === 'APPROVE' ? 'solid' : result === 'REJECT' ? 'danger' : 'outline'}
            busy={sending === result}
            disabled={sending !== undefined && sending !== result}
            onClick={() => void send(result)}
          >
            {nameOf(result)}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** An opinion that is being written: it stays on the device until it is sent, whatever closes its form. */
function useKeptOpinion(name: string) {
  const [key] = useState(() => ownName(getPresentAccountId() ?? null, `desk-opinion-${name}`))
  const [opinion, setOpinion] = useState(() => readDraft(key, { opinion: '' })?.values.opinion ?? '')
  const keep = (text: string) => {
    setOpinion(text)
    if (text === '') dropDraft(key)
    else writeDraft(key, { opinion: text })
  }
  return [opinion, keep] as const
}
