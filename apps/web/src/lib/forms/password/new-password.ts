import { msg } from '@lingui/core/macro'
import * as v from 'valibot'
import { say } from '../fields/rules.ts'

/** A password that is chosen, typed twice. */
export const newPasswordRules = {
  // A blank may be part of a password.
  password: v.pipe(
    v.string(),
    v.nonEmpty(say(msg`请设置密码。`)),
    v.check((typed) => [...typed].length >= 6, say(msg`密码至少 6 个字符。`)),
    v.check((typed) => [...typed].length <= 64, say(msg`密码最多 64 个字符。`)),
  ),
  passwordAgain: v.pipe(v.string(), v.nonEmpty(say(msg`请再次输入密码。`))),
}

/** What is said beside the second where it is another. */
export const unlike = say(msg`两次输入的密码不一致。`)

/** Whether two passwords were typed alike; the second is the one to mend. */
export const areAlike = ({ password, passwordAgain }: { password: string; passwordAgain: string }) =>
  password === passwordAgain
