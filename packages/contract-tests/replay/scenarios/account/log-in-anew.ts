import type { PortalClient } from '@portal/api-contract'
import { type Account, nameOfAccount, type RoleName } from '../../../shared/credentials/credentials.ts'
import { logIn } from '../../../shared/credentials/login.ts'
import type { Context } from '../../run/context.ts'

/**
 * A login of an account beside that of the run. Skips the scenario where a token of the credentials stands for the login.
 * @param name of one that the credentials do not have
 */
export async function logInBeside(
  context: Context,
  account: Account,
  name: string = nameOfAccount(context.credentials, account),
): Promise<PortalClient> {
  if (account.token) context.skip(`the ${name} logs in by a token, which other scenarios need`)
  return context.withToken(await logIn(context.anonymous, account, context.credentials.captcha), name)
}

/** A login of a role beside that of the run. */
export async function logInAnew(context: Context, role: RoleName): Promise<PortalClient> {
  return logInBeside(context, context.account(role), role)
}
