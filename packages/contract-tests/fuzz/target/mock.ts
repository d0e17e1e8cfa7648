import { createPortalClient, unwrap } from '@portal/api-contract'
import { createControlClient } from '@portal/api-contract/control-client'
import { forge } from '../../shared/access/forge.ts'
import { noPermissions, type Role } from '../../shared/access/roles.ts'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import { encryptPassword } from '../../shared/credentials/login.ts'
import { expiredTokenOf } from '../../shared/expired-token.ts'
import { permissionsOf, type Target } from './target.ts'

const wanted = {
  person: { kind: 'PERSON', state: 'ARREARS' },
  unit: { kind: 'UNIT', state: 'ARREARS' },
  applicant: { kind: 'PERSON', state: 'APPLYING' },
  staff: { kind: 'STAFF', state: 'STAFF' },
} as const
type Member = keyof typeof wanted

/** Stands for the answer to a captcha in calls of the scenarios, until they are sent. */
export const unanswered = '246810'

/**
 * A fresh world of the mock, logged in as its personas; its captchas and codes are known.
 *
 * @param world a name that no other run uses at the same time
 */
export async function mockTarget(origin: string, baseUrl: string, world: string): Promise<Target> {
  const control = createControlClient({ baseUrl: `${origin}/__mock`, world })
  const anonymous = createPortalClient({
    baseUrl,
    fetch: (input, init) => {
      const request = new Request(input, init)
      request.headers.set('X-Mock-World', world)
      return fetch(request)
    },
  })
  const path = { name: world }
  await unwrap(control.POST('/worlds/{name}/reset', { params: { path }, body: { scenario: 'typical' } }))
  const personas = await unwrap(control.GET('/personas'))
  const personaOf = (role: Member) => {
    const { kind, state } = wanted[role]
    const persona = personas.find((one) => one.kind === kind && one.state === state)
    if (!persona) throw new CouldNotRun('not this API', `The mock has no persona ${kind} ${state}.`)
    return persona
  }
  const tokenOf = async (role: Member) => {
    const { key } = personaOf(role)
    return (await unwrap(control.POST('/personas/{key}/token', { params: { path: { key } } }))).token
  }
  const lastCode = async (recipient: string) => {
    const messages = await unwrap(control.GET('/outbox'))
    const sent = messages.filter((message) => message.recipient === recipient && message.code !== null)
    return sent.sort((a, b) => b.id - a.id)[0]?.code ?? null
  }
  const headers = { 'x-mock-world': world }
  const expired = await expiredTokenOf(control, personaOf('person').key)
  const others = [
    ...personas.filter(({ kind, state }) => kind === 'PERSON' && (state === 'ACTIVE' || state === 'ARREARS')),
    ...personas.filter(({ kind, state }) => kind === 'UNIT' && (state === 'ACTIVE' || state === 'EXPIRED')),
  ].filter(({ key }) => key !== personaOf('person').key)
  const account = ({ login, password }: (typeof personas)[number]) => ({ login, password })
  const answerTo = async (key: string) => {
    const { data } = await control.GET('/captchas/{key}', { params: { path: { key } } })
    return data?.answer ?? null
  }
  const target: Target = {
    baseUrl,
    headers,
    tokens: { expired },
    credentials: {
      person: account(personaOf('person')),
      unit: account(personaOf('unit')),
      applicant: account(personaOf('applicant')),
      staff: account(personaOf('staff')),
      others: others.map(account),
      captcha: unanswered,
      phone: '13700000001',
      expiredToken: expired,
    },
    controls: { answerTo },
    permissions: { ...noPermissions },
    password: encryptPassword(personaOf('person').password),
    async renew(role: Role) {
      if (!(role in wanted)) return
      const token = await tokenOf(role as Member)
      target.tokens[role] = token
      target.permissions[role] = await permissionsOf(baseUrl, headers, token, role)
    },
    async captcha() {
      const { data } = await anonymous.GET('/api/public/code')
      if (!data) {
        // Captchas are limited per minute, so the world's clock is advanced to the next one.
        await control.PUT('/clock', { body: { advanceSeconds: 61 } })
        return null
      }
      const { captchaKey } = data
      return { captchaKey, captchaCode: (await answerTo(captchaKey)) ?? unanswered }
    },
    async codeFor(recipient) {
      const known = await lastCode(recipient)
      const captcha = known ? null : await target.captcha()
      if (!captcha) return known
      await (recipient.includes('@')
        ? anonymous.POST('/api/public/member/mailCode', { body: { email: recipient, ...captcha } })
        : anonymous.POST('/api/public/member/phoneCode', { body: { phone: recipient, ...captcha } }))
      return lastCode(recipient)
    },
    async close() {
      await control.DELETE('/worlds/{name}', { params: { path } })
    },
  }
  for (const role of Object.keys(wanted) as Member[]) await target.renew(role)
  target.tokens.forged = forge(target.tokens.person ?? '')
  return target
}
