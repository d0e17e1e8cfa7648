import type { Permissions, Role } from '../../shared/access/roles.ts'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import type { Credentials } from '../../shared/credentials/credentials.ts'

/** What only the mock lets a run do. */
export interface Controls {
  /** What is to be answered to a captcha. */
  answerTo(captchaKey: string): Promise<string | null>
}

/** A backend that can be fuzzed: its address, its accounts, and its secrets. */
export interface Target {
  /** Without a slash at its end. */
  baseUrl: string
  /** Sent with every request, such as the name of a world. */
  headers: Record<string, string>
  tokens: Partial<Record<Role, string>>
  /** Accounts that the scenarios of the replay are walked with. */
  credentials: Credentials
  /** Null for any backend but the mock. */
  controls: Controls | null
  permissions: Permissions
  /** Gives a role a new token, after one was lost to a logout. */
  renew(role: Role): Promise<void>
  /** A captcha with its answer; null where the answer is not known. */
  captcha(): Promise<{ captchaKey: string; captchaCode: string } | null>
  /** The encrypted password of the person's account, and the last code sent to somebody. */
  password: string | null
  codeFor(recipient: string): Promise<string | null>
  /** Undoes what was prepared. */
  close(): Promise<void>
}

interface User {
  permissions: { name: string }[]
}

/** What the owner of a token may do. @throws CouldNotRun when the backend does not know the token or is another API */
export async function permissionsOf(
  baseUrl: string,
  headers: Record<string, string>,
  token: string,
  role: Role,
): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${baseUrl}/thsuaa/api/currentUser`, {
    headers: { ...headers, authorization: `Bearer ${token}` },
  })
  if (answer.status === 401)
    throw new CouldNotRun('token refused', `The backend does not take the token of '${role}'.`)
  const user = (await answer.json().catch(() => null)) as User | null
  if (!answer.ok || !Array.isArray(user?.permissions)) {
    throw new CouldNotRun(
      'not this API',
      `${baseUrl} does not answer as this API: GET /thsuaa/api/currentUser gave ${answer.status}.`,
    )
  }
  return new Set(user.permissions.map(({ name }) => name))
}
