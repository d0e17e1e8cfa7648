import { curlOf, variableOf } from '../../../shared/curl.ts'
import { inputsOf } from '../../../shared/inputs.ts'
import type { Sent } from '../../exchange.ts'
import { isSecretName, type Redact } from '../redaction/redact.ts'

/** What an answer can depend on; a browser's other headers only make a command long. */
const telling =
  /^(accept|accept-language|authorization|content-type|cookie|origin|range|if-.*|x-.*|access-control-request-.*)$/

function headerValue(name: string, value: string, role: string, redact: Redact): string {
  if (name === 'authorization') {
    const scheme = /^([A-Za-z]+) \S/.exec(value)?.[1]
    return `${scheme ? `${scheme} ` : ''}${variableOf('TOKEN', role)}`
  }
  if (name === 'cookie') return '$COOKIE'
  return isSecretName(name) ? '$SECRET' : redact(value)
}

/** The part of a command that sends a file: what was uploaded is not kept, and any file will do. Empty for all other calls. */
function upload({ operation, requestHeaders }: Sent): string {
  const isForm = Object.entries(requestHeaders).some(
    ([name, value]) => /^content-type$/i.test(name) && value.startsWith('multipart/form-data'),
  )
  const [field = 'file'] = (operation && inputsOf(operation).form) ?? []
  return isForm ? ` -F '${field}=@FILE'` : ''
}

/** The command that makes a call again. Tokens, passwords and whatever else is secret are variables or withheld. */
export function exchangeCurl(sent: Sent, baseUrl: string | null, redact: Redact): string {
  const { method, target, requestHeaders, requestBody, role } = sent
  const file = requestBody === undefined ? upload(sent) : ''
  const headers = Object.entries(requestHeaders)
    .map(([name, value]): [string, string] => [name.toLowerCase(), value])
    // The type of a form names its boundary, which is another one each time.
    .filter(([name]) => telling.test(name) && !(file && name === 'content-type'))
    .map(([name, value]): [string, string] => [name, headerValue(name, value, role, redact)])
  const command = curlOf({
    method,
    url: redact(`${baseUrl ?? '$BASE_URL'}${target}`),
    headers: Object.fromEntries(headers),
    body: requestBody === undefined ? null : new TextEncoder().encode(redact(requestBody)),
  })
  return `${command}${file}`
}
