import { useLingui } from '@lingui/react/macro'
import type { UserRole } from '@portal/api-contract'
import { Field, TextInput } from '@portal/ui'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { OtherDoorHint } from './other-door-hint.tsx'

/** A login by phone. The number is kept outside, so that it survives a change between password and code. */
export interface PhoneLoginProps {
  phone: string
  onPhoneChange: (phone: string) => void
  onLoggedIn: (role: UserRole) => unknown
}

interface PhoneFieldProps {
  /** What has been typed so far. */
  phone: string
  input: UseFormRegisterReturn
  error: string | undefined
}

/** A letter is of a unit's name or code; a code of digits is longer than a phone, or begins as none does. */
const unitsName = /[a-z]|^(?!1[3-9]).{8}|^.{12}/i

/** The phone a person is registered with. As much can be typed as a unit's code has, which is not cut short unseen. */
export function PhoneField({ phone, input, error }: PhoneFieldProps) {
  const { t } = useLingui()
  const hint = unitsName.test(phone.replace(/\s/g, '')) && <OtherDoorHint to="memberCompany" />
  return (
    <Field label={t`手机号码`} hint={hint} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          maxLength={18}
        />
      )}
    </Field>
  )
}
