import { Buffer } from 'node:buffer'

/** Longer bodies are no help in a report. */
const longest = 4_000

/** A call that is to be shown as a command. */
export interface CurlCall {
  method: string
  url: string
  headers: Record<string, string>
  body: Uint8Array | null
}

/** What stands for a secret in a command; whoever runs it sets it before. */
export const variable =
  /\$(?:(?:TOKEN|PASSWORD)_[A-Z0-9_]+|CAPTCHA_CODE|PHONE_NUMBER|MAIL_ADDRESS|COOKIE|SECRET|BASE_URL)(?![A-Za-z0-9_])/

const variables = new RegExp(`(${variable.source})`)

const single = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** Quotes a text for a shell, which fills in the variables and nothing else. */
function quote(text: string): string {
  if (!variable.test(text)) return single(text)
  if (/^[\w :/.,?&=@+-]*$/.test(text.replaceAll(new RegExp(variable, 'g'), ''))) return `"${text}"`
  const parts = text.split(variables).filter((part) => part !== '')
  return parts.map((part) => (variable.test(part) ? `"${part}"` : single(part))).join('')
}

function dataOf(bytes: Uint8Array): { before: string; flag: string } {
  if (bytes.length > longest) return { before: '', flag: ` --data-raw '… ${bytes.length} bytes'` }
  const text = Buffer.from(bytes).toString('utf8')
  const isPlain = !/[^\P{Cc}\t\r\n]|\ufffd/u.test(text)
  if (isPlain) return { before: '', flag: ` --data-raw ${quote(text)}` }
  return { before: `echo ${Buffer.from(bytes).toString('base64')} | base64 -d | `, flag: ' --data-binary @-' }
}

/** A call as a command that can be pasted into a shell; it shows status and headers, too. Names like `$TOKEN_PERSON` in it are left to the shell. */
export function curlOf({ method, url, headers, body }: CurlCall): string {
  const { before, flag } = body ? dataOf(body) : { before: '', flag: '' }
  const shown = Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) => ` -H ${quote(`${name}: ${value}`)}`)
  // Without a type of its own curl would claim a form.
  const noType = body && !headers['content-type'] ? " -H 'content-type:'" : ''
  return `${before}curl -i --path-as-is -X ${method} ${quote(url)}${shown.join('')}${noType}${flag}`
}

/** The variable for a role's token or password: `$TOKEN_PERSON`, `$TOKEN_FORGED`. */
export function variableOf(what: 'TOKEN' | 'PASSWORD', role: string): string {
  const name = role.replace(/[\s_-]*token$/i, '').replace(/[^A-Za-z0-9]+/g, '_')
  return `$${what}_${name.toUpperCase() || 'OTHER'}`
}
