import { useLingui } from '@lingui/react/macro'
import { Button, Field, TextInput } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import styles from './code-form.module.css'
import { readPrintedCode } from './printed-code.ts'

/**
 * Takes a code as it is printed, or the address out of a QR, to the page about it.
 *
 * @param props.code one to be corrected
 */
export function CodeForm({ code }: { code?: string | undefined }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = readPrintedCode(input.current?.value ?? '')
    setError(found ? undefined : t`请输入证书上完整的 22 位或 24 位查验码，区分大小写。`)
    if (!found) input.current?.focus()
    else if (found.kind === 'hours')
      void navigate({ to: '/verify/hours/$code', params: { code: found.code } })
    else void navigate({ to: '/verify/$verifyCode', params: { verifyCode: found.code } })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={t`查验码`} hint={t`印在二维码下方，也可以粘贴扫码得到的网址。`} error={error} required>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            defaultValue={code}
            className={styles.input}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={300}
          />
        )}
      </Field>
      <Button type="submit" size="lg">{t`查验`}</Button>
    </form>
  )
}
