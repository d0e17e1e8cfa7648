import { Buffer } from 'node:buffer'
import {
  type Account,
  type Credentials,
  nameOfOther,
  roleNames,
} from '../../../shared/credentials/credentials.ts'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { variableOf } from '../../../shared/curl.ts'
import { parseJson } from '../../../shared/json/parse-json.ts'
import type { Asked } from '../../exchange.ts'
import { isSecretName } from './redact.ts'

/** Secrets of a run and the variables that stand for them in commands. */
type Secrets = Map<string, string>

/** A backend could name any word a token; what is this long and without spaces is none. */
const shortestToken = 16
/** What this project's own requests name a password is one. */
const shortestSent = 6

function add(secrets: Secrets, secret: string | undefined, instead: string): void {
  if (secret && secret.length > 1 && !secrets.has(secret)) secrets.set(secret, instead)
}

function ofAccount({ login, password, token }: Account, role: string, secrets: Secrets): void {
  add(secrets, token, variableOf('TOKEN', role))
  if (!password) return
  add(secrets, password, variableOf('PASSWORD', role))
  add(secrets, encryptPassword(password), variableOf('PASSWORD', role))
  add(secrets, Buffer.from(`${login}:${password}`).toString('base64'), '[withheld]')
}

function ofCredentials(credentials: Partial<Credentials>, secrets: Secrets): void {
  for (const role of roleNames) {
    const account = credentials[role]
    if (account) ofAccount(account, role, secrets)
  }
  for (const [place, account] of (credentials.others ?? []).entries())
    ofAccount(account, nameOfOther(place), secrets)
  add(secrets, credentials.expiredToken, variableOf('TOKEN', 'expired'))
  add(secrets, credentials.phone, '$PHONE_NUMBER')
  add(secrets, credentials.mail, '$MAIL_ADDRESS')
  // One that is no code, such as 'unknown', is a word that other texts need.
  if (/\d/.test(credentials.captcha ?? '')) add(secrets, credentials.captcha, '$CAPTCHA_CODE')
}

function ofHeaders({ requestHeaders, answer, role }: Asked, secrets: Secrets): void {
  for (const [name, value = ''] of Object.entries({ ...requestHeaders, ...answer?.headers })) {
    if (/^authorization$/i.test(name)) {
      add(secrets, value.replace(/^[A-Za-z]+\s+/, ''), variableOf('TOKEN', role))
    } else if (/^(set-)?cookie$/i.test(name)) {
      for (const [, cookie] of value.matchAll(/=([^;,\s]{8,})/g)) add(secrets, cookie, '$COOKIE')
    } else if (isSecretName(name) && value.length >= shortestToken) add(secrets, value, '$SECRET')
  }
}

/** Names of properties that hold login secrets; identity numbers and codes are recognised by their form or their place. */
const isKey = (name: string): boolean => /passw|pwd|token|secret/i.test(name)

/** Texts under the names of keys, however deep. */
function keysIn(node: unknown, name = ''): [name: string, text: string][] {
  if (typeof node === 'string') return isKey(name) ? [[name, node]] : []
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    keysIn(value, Array.isArray(node) || isKey(name) ? name : key),
  )
}

function ofBodies({ requestBody = '', role, answer }: Asked, secrets: Secrets): void {
  const addKeys = (node: unknown, shortest: number) => {
    for (const [name, text] of keysIn(node)) {
      const what = /passw|pwd/i.test(name) ? 'PASSWORD' : 'TOKEN'
      if (text.length >= shortest && !/\s/.test(text)) add(secrets, text, variableOf(what, role))
    }
  }
  if (isKey(requestBody)) addKeys(parseJson(requestBody), shortestSent)
  if (answer && isKey(answer.text)) addKeys(answer.body, shortestToken)
}

/** The notations in which a secret may come back from a backend. */
function formsOf(secret: string): string[] {
  const json = JSON.stringify(secret).slice(1, -1)
  const ascii = json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const url = encodeURIComponent(secret.toWellFormed())
  const html = secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const base64 = Buffer.from(secret)
  return [
    ...[secret, json, JSON.stringify(json).slice(1, -1), ascii, url, url.replaceAll('%20', '+')],
    ...[encodeURIComponent(url), html, html.replaceAll('"', '&quot;').replaceAll("'", '&#39;')],
    ...[base64.toString('base64'), base64.toString('base64url'), base64.toString('hex')],
  ]
}

/** Everything secret that a run knows of, in all its notations, and what to write instead. */
export function secretsOf(
  exchanges: Asked[],
  credentials: Partial<Credentials>,
): ReadonlyMap<string, string> {
  const secrets: Secrets = new Map()
  ofCredentials(credentials, secrets)
  for (const exchange of exchanges) ofHeaders(exchange, secrets)
  for (const exchange of exchanges) ofBodies(exchange, secrets)
  const all: Secrets = new Map()
  for (const [secret, instead] of secrets)
    for (const form of formsOf(secret)) if (!all.has(form)) all.set(form, instead)
  return all
}
