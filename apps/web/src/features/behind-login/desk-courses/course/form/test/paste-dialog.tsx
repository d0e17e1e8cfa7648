import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, Dialog, Field, Notice, Textarea } from '@portal/ui/chakra'
import { useState } from 'react'
import { notify } from '../../../../../../lib/browser/notify.ts'
import styles from '../chapters.module.css'
import { type PasteFault, readQuestions, type Unread } from './pasted-questions.ts'
import type { QuestionText } from './question-values.ts'

const faultWords: Record<PasteFault, MessageDescriptor> = {
  CHOICES: msg`没有两个以上的选项`,
  ANSWER: msg`没有答案，或答案不在选项中`,
}

const sample = `1. 工程造价信息价的性质是什么？
A. 强制执行的价格
B. 供计价时参考的价格
答案：B`

interface PasteDialogProps {
  /** Questions that still fit into the test. */
  room: number
  onAdd: (questions: QuestionText[]) => void
}

/** Brings in questions out of a document; what could not be read stays in the field to be mended. */
export function PasteDialog({ room, onAdd }: PasteDialogProps) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [unread, setUnread] = useState<Unread[]>([])
  const unreadCount = unread.length
  const add = () => {
    const read = readQuestions(text)
    const count = read.questions.length
    if (count > room) {
      notify({ kind: 'error', title: t`最多还能添加 ${room} 题` })
      return
    }
    if (count > 0) {
      onAdd(read.questions)
      notify({ kind: 'success', title: t`已添加 ${count} 题` })
    }
    const left = read.unread.map((one) => one.text).join('\n')
    setText(left)
    setUnread(readQuestions(left).unread)
    if (left === '') setOpen(false)
  }
  return (
    <>
      <Button variant="outline" size="sm" disabled={room === 0} onClick={() => setOpen(true)}>
        {t`批量粘贴`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t`批量粘贴题目`}
        closeLabel={t`关闭`}
        size="lg"
        footer={
          <>
            <Button variant="outline" onClick={() => setOpen(false)}>{t`取消`}</Button>
            <Button disabled={text.trim() === ''} onClick={add}>{t`加入题库`}</Button>
          </>
        }
      >
        <div className={styles.part}>
          {unread.length > 0 && (
            <Notice tone="warning" live="alert" title={t`还有 ${unreadCount} 题没有读懂，请修改后再加入`}>
              <ul>
                {unread.map(({ line, fault }) => {
                  const why = i18n._(faultWords[fault])
                  return <li key={line}>{t`第 ${line} 行：${why}`}</li>
                })}
              </ul>
            </Notice>
          )}
          <Field
            label={t`题目`}
            hint={t`从文档中复制后粘贴：每题一个题号，选项以 A 至 F 开头，答案另起一行或写在题干的括号里。`}
          >
            <Textarea
              rows={12}
              lang="zh-CN"
              placeholder={sample}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        </div>
      </Dialog>
    </>
  )
}
