import type { UserRole } from '@portal/api-contract'
import { useState } from 'react'
import { CodeLoginForm } from './code-login-form.tsx'
import { PasswordLoginForm } from './password-login-form.tsx'

/** How a person proves who they are. */
export type LoginMethod = 'password' | 'code'

interface PersonLoginFormProps {
  method: LoginMethod
  onLoggedIn: (role: UserRole) => unknown
}

/** The login of a person, in either way. */
export function PersonLoginForm({ method, onLoggedIn }: PersonLoginFormProps) {
  const [phone, setPhone] = useState('')
  const Form = method === 'code' ? CodeLoginForm : PasswordLoginForm
  return <Form phone={phone} onPhoneChange={setPhone} onLoggedIn={onLoggedIn} />
}
