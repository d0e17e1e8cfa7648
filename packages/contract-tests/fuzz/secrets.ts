import { putAt } from '../shared/places.ts'
import type { FuzzRequest } from './request.ts'
import type { Target } from './target/target.ts'

type Fields = Record<string, unknown>

async function fresh(fields: Fields, target: Target): Promise<Fields> {
  const recipient = fields.phone ?? fields.email ?? fields.username
  const code = 'phoneCode' in fields || 'mailCode' in fields ? await target.codeFor(String(recipient)) : null
  return {
    ...('captchaKey' in fields && (await target.captcha())),
    ...('password' in fields && target.password !== null && { password: target.password }),
    ...(code !== null && ('phoneCode' in fields ? { phoneCode: code } : { mailCode: code })),
  }
}

/**
 * Puts a solved captcha, a code that was really sent and the account's password in place of what examples can only pretend,
 * so that requests reach the code behind these checks.
 */
export async function withSecrets(request: FuzzRequest, target: Target): Promise<FuzzRequest> {
  const { body } = request
  // An account that was closed cannot be lent to the rest of the run, nor be given back.
  if (request.operation.id === 'closeAccount') return request
  if (body?.kind === 'json' && typeof body.value === 'object' && body.value !== null) {
    const secrets = Object.entries(await fresh(body.value as Fields, target))
    const value = secrets.reduce((into, [name, secret]) => putAt(into, [name], secret), body.value as unknown)
    return secrets.length > 0 ? { ...request, body: { kind: 'json', value } } : request
  }
  const secrets = await fresh(Object.fromEntries(request.query), target)
  const query = request.query.map(([name, value]): [string, string] => [name, String(secrets[name] ?? value)])
  return { ...request, query }
}
