import { Plural, useLingui } from '@lingui/react/macro'
import { Field, Input, Textarea } from '@portal/ui/chakra'
import { type FormEvent, useRef, useState } from 'react'
import styles from './invite.module.css'
import { LineList } from './line-list.tsx'
import { mostPhones } from './phone-lines.ts'
import type { Invite } from './use-invite.ts'

/** Phones, one or many, with what the unit says to the people. */
export function InviteForm({ id, invite }: { id: string; invite: Invite }) {
  const { t } = useLingui()
  const { text, lines, waiting, outcomes, remark, isPending } = invite
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const fault = useFault(invite)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setAsked(Boolean(fault))
    if (fault) box.current?.focus()
    else void invite.send(waiting)
  }
  return (
    <form id={id} noValidate className={styles.form} onSubmit={submit}>
      <Field
        label={t`手机号码`}
        hint={t`对方登录所用的号码，每行一个，可从表格中粘贴，一次最多 ${mostPhones} 个。`}
        error={isAsked && fault}
        required
      >
        <Textarea
          ref={box}
          rows={4}
          value={text}
          readOnly={isPending}
          onChange={({ currentTarget }) => {
            invite.setText(currentTarget.value)
            setAsked(false)
          }}
        />
      </Field>
      {lines.length > 0 && <LineList lines={lines} outcomes={outcomes} />}
      <Summary invite={invite} />
      <Field label={t`附言`} hint={t`对方会在邀请中看到，可以不填。`}>
        <Input
          value={remark}
          maxLength={200}
          onChange={({ currentTarget }) => invite.setRemark(currentTarget.value)}
        />
      </Field>
    </form>
  )
}

/** Why nothing can be sent; nothing when it can. */
function useFault({ lines, waiting }: Invite): string | undefined {
  const { t } = useLingui()
  if (lines.length === 0) return t`请输入手机号码。`
  if (waiting.length > mostPhones) return t`一次最多邀请 ${mostPhones} 个号码，请分几次发出。`
  return waiting.length === 0 ? t`没有可以发出的号码，请修改后再发。` : undefined
}

/** How many have been sent and are to be; read out when it changes. */
function Summary({ invite: { lines, outcomes, waiting } }: { invite: Invite }) {
  const sent = lines.filter((line) => line.fault === null && outcomes[line.phone]?.kind === 'sent').length
  const left = waiting.length
  return (
    <p role="status" className={sent + left > 0 ? styles.reason : 'visually-hidden'}>
      {sent > 0 && <Plural value={sent} one="已发出 # 份邀请。" other="已发出 # 份邀请。" />}{' '}
      {left > 0 && <Plural value={left} one="# 份待发出。" other="# 份待发出。" />}
    </p>
  )
}
