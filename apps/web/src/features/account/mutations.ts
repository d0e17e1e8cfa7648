import type { CodeSent, PhoneCodeRequest, UserRole } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/http.ts'
import { encryptPassword } from '../../lib/forms/password/encrypt-password.ts'
import type { CodeLogin, PasswordLogin, UnitLogin } from './login/form/login-schemas.ts'
import { openSession } from './login/open-session.ts'

type WithCaptcha<T> = T & { captchaKey: string }

/** Has the backend log in a unit; nothing is kept of it here. */
export const unitLogin = ({ password, ...body }: WithCaptcha<UnitLogin>) =>
  unwrap(api.POST('/api/authenticate', { body: { ...body, password: encryptPassword(password) } }))

/** Has the backend log in a person; nothing is kept of it here. */
export const passwordLogin = ({ password, ...body }: WithCaptcha<PasswordLogin>) =>
  unwrap(
    api.POST('/api/public/member/authenticate', { body: { ...body, password: encryptPassword(password) } }),
  )

const codeLogin = ({ phone, phoneCode }: CodeLogin) =>
  unwrap(api.POST('/api/public/member/authenticate', { body: { phone, phoneCode } }))

type LoginCall<T> = (values: T) => ReturnType<typeof codeLogin>

/** A login that ends with an open session; the answer is who came in. */
function useLogin<T>(call: LoginCall<T>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (values: T): Promise<UserRole> =>
      openSession(queryClient, (await call(values)).data.token),
  })
}

export const useUnitLogin = () => useLogin(unitLogin)
export const usePasswordLogin = () => useLogin(passwordLogin)
export const useCodeLogin = () => useLogin(codeLogin)

/** Has a code sent to a member's phone; the answer says when the next may be asked for. */
export const sendMemberCode = (body: PhoneCodeRequest): Promise<CodeSent> =>
  unwrap(api.POST('/api/public/member/phoneCode', { body }))
