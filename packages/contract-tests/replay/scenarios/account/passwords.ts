import { unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { refused, refusedField } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from './log-in-anew.ts'

const other = encryptPassword('replayed-2026')

export const passwords: Scenario[] = [
  {
    name: 'A password is changed by the one that holds, which ends the other logins, and is put back',
    operations: ['changePassword', 'authenticate', 'listMemberLogins'],
    writes: true,
    async run(context) {
      const { login, password } = context.account('person')
      const [here, there] = [await logInAnew(context, 'person'), await logInAnew(context, 'person')]
      const held = encryptPassword(password ?? '')
      const change = (oldPassword: string, next: string) =>
        here.POST('/api/member/password', { body: { oldPassword, password: next } })
      const wrong = await refused(context, 400, 'a wrong old password', change(other, other))
      context.expect(
        wrong.message === 'error.badPassword',
        'the refusal says that it is wrong',
        wrong.message,
      )
      const same = await refused(context, 400, 'the password that holds', change(held, held))
      context.expect(
        same.message === 'error.passwordSame',
        'the refusal says that it is the same',
        same.message,
      )
      await refusedField(context, 'password', 'a plain password', change(held, 'not encrypted at all'))
      await refusedField(context, 'oldPassword', 'a plain password', change('not encrypted at all', other))
      await unwrap(there.GET('/api/member/current'))
      // The run's own login is among the others.
      context.forgetLogin('person')
      await unwrap(change(held, other))
      try {
        await unwrap(here.GET('/api/member/current'))
        await refused(context, 401, 'a login of before', there.GET('/api/member/current'))
        const logins = await unwrap(here.GET('/api/member/logins'))
        context.expect(logins.length === 1, 'no login of before is listed', logins.length)
        const body = { username: login, password: held, ...(await context.captcha()) }
        await refused(context, 401, 'the old password', context.anonymous.POST('/api/authenticate', { body }))
      } finally {
        await unwrap(change(other, held))
      }
      await unwrap(here.POST('/api/member/logout'))
    },
  },
]
