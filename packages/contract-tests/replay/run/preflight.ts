import { ApiError, createPortalClient } from '@portal/api-contract'
import { CouldNotRun, causeOf, type Reason } from '../../shared/could-not-run.ts'
import {
  type Account,
  type AccountName,
  accountsOf,
  type Credentials,
} from '../../shared/credentials/credentials.ts'
import { logIn } from '../../shared/credentials/login.ts'
import type { Send } from '../../shared/http/send.ts'
import { assertThisApi } from '../../shared/this-api.ts'
import { assertOriginAllowed, pageOrigin } from './page-origin.ts'
import { locate } from './read-answer.ts'

export interface PreflightOptions {
  baseUrl: string
  credentials: Credentials
  send: Send
}

interface Refusal {
  reason: Reason
  message: string
  mend?: string
}

const byToken =
  'Give it a token instead: log in by hand, open the browser’s developer tools, Network, choose any call, and copy what follows ' +
  '“Authorization: Bearer” among its request headers into "token".'

/** Why a login failed, when the account is the reason; null when the backend is, which scenarios will tell. */
function refusalOf(error: ApiError, role: AccountName, { captcha }: Credentials): Refusal | null {
  const refused = (message: string, mend?: string): Refusal => ({
    reason: 'credentials refused',
    message: `The account '${role}' cannot log in: ${message}.`,
    ...(mend && { mend }),
  })
  if (error.status === 401) return refused('the backend refuses its login or password')
  if (error.status === 403) return refused('the backend does not let it in (403)')
  if (error.status === 429) return refused('it is locked for a while, after too many wrong passwords')
  const isCaptcha = error.code === 'error.captcha' || (error.status === 400 && captcha === undefined)
  if (!isCaptcha) return null
  if (captcha === undefined)
    return refused(
      'the login wants a captcha, and the credentials have no "captcha" to answer it with',
      byToken,
    )
  return refused(
    'the "captcha" of the credentials is not what the backend takes for an answer',
    `Correct "captcha" in the credentials file; of a mock that is what MOCK_CAPTCHA says. Or else: ${byToken}`,
  )
}

/** The client of the preflight; it is not checked. */
function clientOf({ baseUrl, send }: PreflightOptions, role: string, token: string | null = null) {
  return createPortalClient({
    baseUrl,
    getToken: () => token,
    timeout: 2 ** 31 - 1,
    fetch: (input, init) => {
      const request = new Request(input, init)
      return send({ operation: locate(baseUrl, request).operation, role, request })
    },
  })
}

async function checkToken(
  options: PreflightOptions,
  role: AccountName,
  token: string,
): Promise<Refusal | null> {
  const { response } = await clientOf(options, role, token).GET('/thsuaa/api/currentUser')
  if (response.status !== 401) return null
  return {
    reason: 'token refused',
    message: `The token of '${role}' is refused: it has expired or is wrong.`,
  }
}

type Tokens = Map<AccountName, Promise<string>>

async function enter(options: PreflightOptions, role: AccountName, account: Account, tokens: Tokens) {
  if (account.token) {
    tokens.set(role, Promise.resolve(account.token))
    return checkToken(options, role, account.token)
  }
  try {
    const token = await logIn(clientOf(options, role), account, options.credentials.captcha)
    tokens.set(role, Promise.resolve(token))
    return null
  } catch (error) {
    const couldNotRun = causeOf(error, CouldNotRun)
    if (couldNotRun) throw couldNotRun
    return error instanceof ApiError ? refusalOf(error, role, options.credentials) : null
  }
}

/**
 * Checks before a run whether it can begin: the backend answers, it is this API, it allows calls from pages, and every
 * account can log in.
 *
 * @returns the accounts' tokens; an account whose login fails through the backend's fault has none
 * @throws CouldNotRun with the first obstacle, or with all accounts that are refused
 */
export async function preflight(options: PreflightOptions): Promise<Tokens> {
  await assertThisApi(options)
  await assertOriginAllowed(options.baseUrl, pageOrigin(options.credentials), options.send)
  const tokens: Tokens = new Map()
  const refusals: Refusal[] = []
  for (const [role, account] of accountsOf(options.credentials)) {
    const refusal = await enter(options, role, account, tokens)
    if (refusal) refusals.push(refusal)
  }
  const [first] = refusals
  if (first)
    throw new CouldNotRun(first.reason, refusals.map(({ message }) => message).join('\n'), first.mend)
  return tokens
}

/** Whether a token of the credentials, which was taken before a run, is refused after it; null when none is. */
export async function lostToken(options: PreflightOptions): Promise<CouldNotRun | null> {
  for (const [role, { token }] of accountsOf(options.credentials)) {
    const refusal = token ? await checkToken(options, role, token).catch(() => null) : null
    if (refusal)
      return new CouldNotRun(
        'token refused',
        `The token of '${role}' ran out during the run: what was found after that says nothing.`,
      )
  }
  return null
}
