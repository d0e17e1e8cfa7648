import type { PasswordReset } from '@portal/api-contract'
import { invalid, problem } from '../../../contract/problem.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { type Account, findAccount, findAccountByLogin } from '../../../security/accounts.ts'
import { type CodeRecipient, checkCode, useCode } from '../../../security/codes.ts'
import { hashNewPassword } from '../../../security/passwords.ts'
import { byMail, byPhone } from '../../../security/phone-codes.ts'
import { endLogins } from '../../../security/tokens.ts'
import type { World } from '../../../world.ts'
import { resetFailedLogins } from '../authentication/login.ts'
import { tellAccountChanged } from '../messages/tell-account-changed.ts'
import { readNewPassword } from './new-password.ts'

interface Proof {
  /** Null when the account has nothing of that kind bound. */
  recipient: CodeRecipient | null
  code: string
}

function proofOf({ phoneCode, mailCode }: PasswordReset, account: Account | undefined): Proof {
  const { boundPhone: phone = null, boundMail: mail = null } = account ?? {}
  if (phoneCode !== undefined && mailCode === undefined) {
    return { recipient: phone === null ? null : byPhone(phone), code: phoneCode }
  }
  if (mailCode !== undefined && phoneCode === undefined) {
    return { recipient: mail === null ? null : byMail(mail), code: mailCode }
  }
  const detail = 'send either phoneCode or mailCode'
  throw invalid(['phoneCode', 'mailCode'].map((field) => bodyError(field, 'OneOf', detail)))
}

const wrongCode = ({ phoneCode }: PasswordReset) =>
  problem(
    400,
    phoneCode === undefined ? 'error.mailCode' : 'error.phoneCode',
    'The code is wrong or no longer valid',
  )

/**
 * Sets a new password, by which every login of the account ends.
 *
 * @throws HttpProblem 400 `error.phoneCode` or `error.mailCode`, also where there is no such account
 */
export async function resetPassword(world: World, body: PasswordReset): Promise<void> {
  const account = findAccountByLogin(world.db, body.username.trim())
  const { recipient, code } = proofOf(body, account)
  const password = readNewPassword(world, body.password)
  if (!account || !recipient) throw wrongCode(body)
  checkCode(world, recipient, ['MEMBER'], code)
  const passwordHash = await hashNewPassword(password)
  world.db.transaction(() => {
    // Another request may have bound something else meanwhile.
    const now = proofOf(body, findAccount(world.db, account.id)).recipient
    if (now?.address !== recipient.address) throw wrongCode(body)
    useCode(world, recipient, 'MEMBER', code)
    world.db.run('UPDATE account SET passwordHash = ? WHERE id = ?', [passwordHash, account.id])
    endLogins(world, account.id)
    resetFailedLogins(world, account.username)
    tellAccountChanged(world, account.memberId, '登录密码')
  })
}
