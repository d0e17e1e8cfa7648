import { createPortalClient } from '@portal/api-contract'
import { forge } from '../../shared/access/forge.ts'
import { noPermissions, type Role } from '../../shared/access/roles.ts'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import { type Credentials, type RoleName, roleNames } from '../../shared/credentials/credentials.ts'
import { encryptPassword, logIn } from '../../shared/credentials/login.ts'
import { permissionsOf, type Target } from './target.ts'

/** Any backend, logged in with the accounts that were given; without any, it sends no token. @throws CouldNotRun */
export async function backendTarget(
  baseUrl: string,
  credentials: Credentials,
  headers: Record<string, string> = {},
): Promise<Target> {
  const client = createPortalClient({
    baseUrl,
    fetch: (input, init) => {
      const request = new Request(input, init)
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      return fetch(request)
    },
  })
  const captcha = async () => {
    if (credentials.captcha === undefined) return null
    const { data } = await client.GET('/api/public/code')
    return data ? { captchaKey: data.captchaKey, captchaCode: credentials.captcha } : null
  }
  const target: Target = {
    baseUrl,
    headers: {},
    tokens: {},
    credentials,
    controls: null,
    permissions: { ...noPermissions },
    password: credentials.person?.password ? encryptPassword(credentials.person.password) : null,
    async renew(role: Role) {
      const account = credentials[role as RoleName]
      if (!account) return
      const token = await logIn(client, account, credentials.captcha).catch((error) => {
        throw new CouldNotRun(
          'credentials refused',
          `The credentials of '${role}' are refused: ${error.message}`,
        )
      })
      target.tokens[role] = token
      target.permissions[role] = await permissionsOf(baseUrl, headers, token, role)
    },
    captcha,
    codeFor: async () => credentials.standingCode ?? credentials.captcha ?? null,
    close: async () => {},
  }
  for (const role of roleNames) await target.renew(role)
  target.tokens.forged = forge(target.tokens.person ?? 'e30.e30.AA')
  return target
}
