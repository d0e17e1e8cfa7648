import { idCheckOf } from '../../../shared/access/id-number.ts'
import { variable } from '../../../shared/curl.ts'

/** Takes everything out of a text that a report must not tell. */
export type Redact = (text: string) => string

const withheld = '[withheld]'
const secretNames =
  'password|passwd|pwd|token|secret|authorization|cookie|jsessionid|api[-_]?key|id[-_]?number|id[-_]?card|captcha[-_]?code|phone[-_]?code|mail[-_]?code|sms[-_]?code|bank[-_]?account'
/** The lengths are bounded, so that a hostile text takes no longer than another. */
const name = `[\\w.-]{0,40}(?:${secretNames})[\\w-]{0,40}`
const secretName = new RegExp(secretNames, 'i')

/** Whether what stands under a name – a property, a header, a parameter – is never told. */
export const isSecretName = (text: string): boolean => secretName.test(text)

const telling = /^(|null|undefined|missing|none|nothing|true|false)$/

/** What is told of a value under a secret name: whether there is one. */
export function withhold(value: unknown): string {
  const text = String(value)
  return telling.test(text) ? text : withheld
}

/** Not one of the variables that stand for secrets in commands. */
const real = `(?!${variable.source})(?!\\[withheld\\])`

/** Values that their name gives away, in whatever notation. */
const named: [RegExp, string][] = [
  [new RegExp(`("${name}"\\s*:\\s*")${real}(?:[^"\\\\]|\\\\.)+("|\\\\?$)`, 'gi'), `$1${withheld}$2`],
  [
    new RegExp(`(\\\\{1,8}"${name}\\\\{1,8}"\\s*:\\s*\\\\{1,8}")${real}.+?(\\\\{1,8}"|$)`, 'gi'),
    `$1${withheld}$2`,
  ],
  [new RegExp(`(%22${name}%22%3A(?:%20)*%22)${real}.+?(%22|$)`, 'gi'), `$1${withheld}$2`],
  [new RegExp(`(\\\\{0,8}"${name}\\\\{0,8}"\\s*:\\s*)-?\\d[\\d.eE+-]*`, 'gi'), `$1"${withheld}"`],
  [new RegExp(`(\\\\{0,8}"${name}\\\\{0,8}"\\s*:\\s*)[[{][^\\]}]*[\\]}]?`, 'gi'), `$1"${withheld}"`],
  [new RegExp(`(<(${name})>)${real}[^<]+`, 'gi'), `$1${withheld}`],
  [/\b((?:set-)?cookie\s*:\s*)(?!\s|\$COOKIE|\[withheld\]).+/gi, `$1${withheld}`],
  [/\b(authorization\s*:\s*)(?!\s|(?:[a-z]+ )?(?:\$TOKEN_|\[withheld\]))([a-z]+ )?\S.*/gi, `$1$2${withheld}`],
  [new RegExp(`\\b(${name}\\s*=\\s*["']?)${real}[^&\\s"'<>;,]+`, 'gi'), `$1${withheld}`],
  [
    new RegExp(`\\b(${name}["']?\\s*:\\s*["']?)${real}(?=[^\\s"'<>,;]{0,200}\\d)[^\\s"'<>,;]{6,}`, 'gi'),
    `$1${withheld}`,
  ],
]

const bearer = /\b(Bearer|Basic)(\s+|%20)(?=\S*\d)[\w.~+/=%-]{8,}/gi
const jwt = /\beyJ[\w-]{6,}(?:\.[\w-]*){0,2}/g
const userInfo = /(\w:\/\/)[^\s/@'"?#]+@/g
const phone = /(?<!\d)(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)/g
const eighteen = /(?<!\d)\d(?:[ -]?\d){16}[ -]?[\dXx](?!\d)/g
const fifteen = /(?<!\d)[1-8]\d{5}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}(?!\d)/g

const hasCheckDigit = (digits: string): boolean => idCheckOf(digits) === digits[17]

const hasBirthday = (digits: string): boolean =>
  /^[1-8]\d{5}(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.test(digits)

/** Either sign suffices when the digits stand together; a date and a time with spaces need both. */
function withoutIdentity(text: string): string {
  const digits = text.replace(/[ -]/g, '').toUpperCase()
  const signs = [hasBirthday(digits), hasCheckDigit(digits)].filter(Boolean).length
  return signs >= (digits.length === text.length ? 1 : 2) ? '[identity number]' : text
}

function withoutPatterns(text: string): string {
  return text
    .replace(userInfo, '$1')
    .replace(bearer, `$1$2${withheld}`)
    .replace(jwt, '[token]')
    .replace(eighteen, withoutIdentity)
    .replace(fifteen, '[identity number]')
    .replace(phone, '$1****$2')
}

const withoutNamed = (text: string): string =>
  secretName.test(text)
    ? named.reduce((into, [pattern, instead]) => into.replace(pattern, instead), text)
    : text

/**
 * Makes the one function that all texts of a report pass.
 * @param known secrets of this run, literally as they may stand in a text, and what to write instead
 */
export function createRedact(known: ReadonlyMap<string, string>): Redact {
  const literal = literals(known)
  return (text) => withoutPatterns(withoutNamed(literal(text)))
}

/** So much of a secret tells it: texts may have been cut. */
const tellingLength = 16

/** Short codes must not match within longer numbers; of long secrets the beginning is enough, since texts are cut. */
function patternOf(secret: string): string {
  if (secret.length > tellingLength) return `${RegExp.escape(secret.slice(0, tellingLength))}[\\w.~+/=%-]*`
  return /^\w+$/.test(secret)
    ? `(?<![A-Za-z0-9])${RegExp.escape(secret)}(?![A-Za-z0-9])`
    : RegExp.escape(secret)
}

function literals(known: ReadonlyMap<string, string>): Redact {
  const secrets = [...known.keys()].sort((a, b) => b.length - a.length)
  if (secrets.length === 0) return (text) => text
  const byStart = new Map(secrets.map((secret) => [secret.slice(0, tellingLength).toLowerCase(), secret]))
  // Tokens mostly begin alike.
  const patterns = new Set(secrets.map(patternOf))
  const pattern = new RegExp([...patterns].join('|'), 'gi')
  return (text) =>
    text.replace(pattern, (found) => {
      const secret = known.has(found) ? found : byStart.get(found.slice(0, tellingLength).toLowerCase())
      return known.get(secret ?? found) ?? withheld
    })
}
