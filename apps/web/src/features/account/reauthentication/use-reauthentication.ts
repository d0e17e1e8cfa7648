import { useMutation, useQueryClient } from '@tanstack/react-query'
import { revokeToken } from '../../../lib/session/account.ts'
import { renewMemberQueries } from '../../../lib/session/member-cache.ts'
import { keepSession, userOf } from '../login/open-session.ts'
import { passwordLogin, unitLogin } from '../mutations.ts'

/** The fields of both kinds of members; each uses its own name. */
export interface ReauthenticationValues {
  username: string
  phone: string
  password: string
  captchaCode: string
}

/** How a member is called at the own login. */
export type AccountName = 'username' | 'phone'

const logIn = (
  name: AccountName,
  { username, phone, ...rest }: ReauthenticationValues & { captchaKey: string },
) => (name === 'username' ? unitLogin({ username, ...rest }) : passwordLogin({ phone, ...rest }))

/**
 * Takes the session of an account up again with its password. The answer is whether it was that account; the token of another
 * is given back, since what is on the page is not its own.
 */
export function useReauthentication(name: AccountName, account: string | null | undefined) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (values: ReauthenticationValues & { captchaKey: string }): Promise<boolean> => {
      const { token } = (await logIn(name, values)).data
      const user = await userOf(token)
      if (user.userid !== account) {
        revokeToken(token).catch(() => undefined)
        return false
      }
      keepSession(queryClient, token, user)
      void renewMemberQueries(queryClient)
      return true
    },
  })
}
