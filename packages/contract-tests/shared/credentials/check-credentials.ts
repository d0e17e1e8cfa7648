import { isRecord } from '../is-record.ts'
import { type Credentials, roleNames } from './credentials.ts'

type Fields = Record<string, unknown>

const texts = ['captcha', 'standingCode', 'phone', 'mail', 'expiredToken']
const known: string[] = [...roleNames, 'others', ...texts, 'origin']
const ofAccount = ['login', 'password', 'token']

function unknownIn(fields: Fields, names: string[], where: string): string[] {
  return Object.keys(fields)
    .filter((name) => !names.includes(name))
    .map((name) => `${where}'${name}' is not known; there are ${names.join(', ')}.`)
}

/** A text that is wrong is described, never shown: it may be a secret. */
function wrongText(value: unknown, where: string): string[] {
  if (value === undefined) return []
  if (typeof value !== 'string') return [`${where} must be a text in double quotes.`]
  if (value.trim() === '') return [`${where} is empty.`]
  return value === value.trim() ? [] : [`${where} begins or ends with a space or a line break.`]
}

function wrongToken(value: unknown, where: string): string[] {
  const wrong = wrongText(value, where)
  if (wrong.length > 0 || value === undefined) return wrong
  if (/^bearer\s/i.test(String(value))) return [`${where} stands without the word 'Bearer' in front.`]
  return /^[\x21-\x7e]+$/.test(String(value)) ? [] : [`${where} has spaces or characters no token has.`]
}

function wrongPhone(value: unknown): string[] {
  if (value === undefined || /^1\d{10}$/.test(String(value))) return wrongText(value, "'phone'")
  return ["'phone' must be a mobile number of eleven digits, in double quotes."]
}

function wrongOrigin(value: unknown): string[] {
  if (value === undefined || URL.parse(String(value))?.origin === value) return []
  return ['\'origin\' must be an address without a path, such as "https://portal.example".']
}

function wrongAccount(account: unknown, role: string): string[] {
  if (account === undefined) return []
  if (!isRecord(account)) return [`'${role}' must be {"login": "…", "password": "…"}.`]
  const { login, password, token } = account
  return [
    ...unknownIn(account, ofAccount, `In '${role}', `),
    ...(login === undefined ? [`'${role}' has no login: the name that is typed at the login.`] : []),
    ...wrongText(login, `The login of '${role}'`),
    ...(password === undefined && token === undefined
      ? [`'${role}' has neither a password nor a token: give it one of them.`]
      : []),
    ...(typeof password === 'string' && password !== ''
      ? []
      : wrongText(password, `The password of '${role}'`)),
    ...wrongToken(token, `The token of '${role}'`),
  ]
}

function wrongCode(value: unknown): string[] {
  if (value === undefined || /^\d{6}$/.test(String(value))) return wrongText(value, "'standingCode'")
  return ["'standingCode' must be a code of six digits, in double quotes."]
}

function wrongMail(value: unknown): string[] {
  if (value === undefined || /^[^@\s]+@[^@\s]+$/.test(String(value))) return wrongText(value, "'mail'")
  return ["'mail' must be a mail address, in double quotes."]
}

function wrongOthers(value: unknown): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) return ['\'others\' must be a list: [{"login": "…", "password": "…"}].']
  return value.flatMap((account, place) => wrongAccount(account ?? null, `others[${place}]`))
}

/** What is wrong with credentials, a sentence each; none of them tells a secret. */
export function faultsOf(value: unknown): string[] {
  if (!isRecord(value)) return ['It must be an object: {"person": {…}, "unit": {…}}.']
  return [
    ...unknownIn(value, known, ''),
    ...(value.person === undefined && value.unit === undefined
      ? ["It names neither a 'person' nor a 'unit'."]
      : []),
    ...roleNames.flatMap((role) => wrongAccount(value[role], role)),
    ...wrongOthers(value.others),
    ...wrongText(value.captcha, "'captcha'"),
    ...wrongCode(value.standingCode),
    ...wrongPhone(value.phone),
    ...wrongMail(value.mail),
    ...wrongOrigin(value.origin),
    ...wrongToken(value.expiredToken, "'expiredToken'"),
  ]
}

/** What will not be replayed for want of an account, a sentence each. */
export function gapsOf(credentials: Credentials): string[] {
  const missing = roleNames.filter((role) => credentials[role] === undefined)
  if (missing.length === roleNames.length) {
    return ['Without --credentials only what needs no login is replayed.']
  }
  return missing.map((role) => `The credentials name no '${role}': what needs one is not replayed.`)
}
