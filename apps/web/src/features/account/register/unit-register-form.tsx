import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { ProofFields } from '../../../lib/forms/application/proof-fields.tsx'
import { TextField } from '../../../lib/forms/fields/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { FieldGroup, RegisterFrame } from './register-frame.tsx'
import { emptyUnit, toUnitBody, type UnitForm, unitRegisterSchema } from './register-schemas.ts'
import { UsccField } from './uscc-field.tsx'
import { type OnRegistered, useRegisterForm } from './use-register-form.ts'

const options = {
  name: 'unit-register',
  empty: emptyUnit,
  lasting: ({ companyName, uscc, contactName, username, phone }: UnitForm) => ({
    companyName,
    uscc,
    contactName,
    username,
    phone,
  }),
  resolver: valibotResolver(unitRegisterSchema),
  toBody: toUnitBody,
}

/** Registers a unit, which logs in by account name or 统一社会信用代码. */
export function UnitRegisterForm({ onRegistered }: { onRegistered: OnRegistered }) {
  const { t } = useLingui()
  const registration = useRegisterForm<UnitForm>({ ...options, onRegistered })
  const { form, captcha } = registration
  return (
    <RegisterFrame registration={registration}>
      <FieldGroup title={t`单位`}>
        <TextField
          form={form}
          name="companyName"
          label={t`单位全称`}
          hint={t`与营业执照一致。`}
          autoComplete="organization"
          maxLength={100}
          required
        />
        <UsccField form={form} />
      </FieldGroup>
      <FieldGroup title={t`经办人`}>
        <TextField
          form={form}
          name="contactName"
          label={t`姓名`}
          autoComplete="name"
          maxLength={40}
          required
        />
        <ProofFields form={form} captcha={captcha} />
      </FieldGroup>
      <FieldGroup title={t`账号与密码`}>
        <TextField
          form={form}
          name="username"
          label={t`登录账号`}
          hint={t`字母开头，4–32 位；也可以用统一社会信用代码登录。`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          required
        />
        <NewPasswordFields form={form} />
      </FieldGroup>
    </RegisterFrame>
  )
}
