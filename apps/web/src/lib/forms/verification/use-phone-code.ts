import type { CodeSent, PhoneCodeRequest } from '@portal/api-contract'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { codeRequestSchema } from '../fields/rules.ts'
import type { Captcha } from './use-captcha.ts'
import { useSentCode } from './use-sent-code.ts'

/** The fields that a form with a code to a phone has. */
export interface CodeFields {
  phone: string
  captchaCode: string
  phoneCode: string
}

interface PhoneCodeOptions<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  captcha: Captcha
  /** Has a code sent; the answer says when the next may be asked for. */
  sendCode: (request: PhoneCodeRequest) => Promise<CodeSent>
  /** Says that one is on its way. */
  sentText: (minutesValid: number) => string
}

/** Has codes sent to the phone of a form. */
export const usePhoneCode = <Values extends FieldValues & CodeFields, Sent>(
  options: PhoneCodeOptions<Values, Sent>,
) => useSentCode({ ...options, codeField: 'phoneCode' as Path<Values>, request: codeRequestSchema })
