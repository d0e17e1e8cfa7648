import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { ProofFields } from '../../../lib/forms/application/proof-fields.tsx'
import { TextField } from '../../../lib/forms/fields/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { FieldGroup, RegisterFrame } from './register-frame.tsx'
import { emptyPerson, type PersonForm, personRegisterSchema, toPersonBody } from './register-schemas.ts'
import { type OnRegistered, useRegisterForm } from './use-register-form.ts'

const options = {
  name: 'person-register',
  empty: emptyPerson,
  lasting: ({ name, phone }: PersonForm) => ({ name, phone }),
  resolver: valibotResolver(personRegisterSchema),
  toBody: toPersonBody,
}

/** Registers a person, who logs in by phone. */
export function PersonRegisterForm({ onRegistered }: { onRegistered: OnRegistered }) {
  const { t } = useLingui()
  const registration = useRegisterForm<PersonForm>({ ...options, onRegistered })
  const { form, captcha } = registration
  return (
    <RegisterFrame registration={registration}>
      <FieldGroup title={t`您是谁`}>
        <TextField
          form={form}
          name="name"
          label={t`姓名`}
          hint={t`与身份证、注册证一致。`}
          autoComplete="name"
          maxLength={40}
          required
        />
        <ProofFields form={form} captcha={captcha} phoneHint={t`以后用这个号码登录。`} />
      </FieldGroup>
      <FieldGroup title={t`登录密码`}>
        <NewPasswordFields form={form} />
      </FieldGroup>
    </RegisterFrame>
  )
}
