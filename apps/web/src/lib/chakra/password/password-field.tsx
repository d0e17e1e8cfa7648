import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Field, IconButton, Input } from '@portal/ui/chakra'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

interface PasswordFieldProps {
  label: string
  hint?: string
  input: UseFormRegisterReturn
  error: string | undefined
  /** A password that is being chosen, which password managers may offer. */
  isNew?: boolean
}

/** A password of a member's form, which can be shown while it is typed. */
export function PasswordField({ label, hint, input, error, isNew = false }: PasswordFieldProps) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required>
      <Input
        {...input}
        type={isShown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        end={
          <IconButton
            size="sm"
            label={isShown ? t`隐藏密码` : t`显示密码`}
            icon={<Icon name={isShown ? 'close' : 'eye'} />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  )
}
