import type { CallRequest } from './call-request.ts'

/** Quotes any text as one word of a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

const isNothing = (body: unknown) => body === undefined || body === null

/** The curl command that repeats the request. */
export function curlOf({ method, url, headers, body, files = [], answers, notes = [] }: CallRequest): string {
  const all = isNothing(body) ? headers : { ...headers, 'Content-Type': 'application/json' }
  const lines = [
    `curl -sS ${method === 'GET' ? '' : `-X ${method} `}${shellWord(url)}`,
    ...Object.entries(all).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(isNothing(body) ? [] : [`--data-raw ${shellWord(JSON.stringify(body))}`]),
    ...files.map(([part, name]) => `-F ${shellWord(`${part}=@"${name.replaceAll(/["\\]/g, '\\$&')}"`)}`),
    // A terminal takes no bytes.
    ...(answers === 'bytes' ? ['--output answer'] : []),
  ]
  return [...notes.map((note) => `# ${note}`), lines.join(' \\\n  ')].join('\n')
}

const inCode = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')

const reading = {
  json: 'await response.json()',
  text: 'await response.text()',
  bytes: '(await response.arrayBuffer()).byteLength',
}

/** The JavaScript that repeats the request; a form's files are read by Node. */
export function fetchOf({
  method,
  url,
  headers,
  body,
  files = [],
  answers = 'json',
  notes = [],
}: CallRequest): string {
  const all = isNothing(body) ? headers : { ...headers, 'Content-Type': 'application/json' }
  const options = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)},`]),
    `headers: ${inCode(all)},`,
    ...(isNothing(body) ? [] : [`body: JSON.stringify(${inCode(body)}),`]),
    ...(files.length > 0 ? ['body: form,'] : []),
  ]
  return [
    ...notes.map((note) => `// ${note}`),
    ...(files.length > 0
      ? ["const { openAsBlob } = await import('node:fs')", 'const form = new FormData()']
      : []),
    ...files.map(([part, name]) => {
      const [field, file] = [JSON.stringify(part), JSON.stringify(name)]
      return `form.append(${field}, await openAsBlob(${file}), ${file})`
    }),
    `const response = await fetch(${JSON.stringify(url)}, {\n  ${options.join('\n  ')}\n})`,
    `console.log(response.status, ${reading[answers]})\n`,
  ].join('\n')
}
