/** A request to write as a command or as code. */
export interface CurlRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** It is sent as JSON; null and undefined mean no body. */
  body?: unknown
}

/** Quotes any text as one word of a POSIX shell. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** The curl command that repeats the request. */
export function curlOf({ method, url, headers, body }: CurlRequest): string {
  const hasBody = body !== undefined && body !== null
  const all = hasBody ? { ...headers, 'Content-Type': 'application/json' } : headers
  const lines = [
    `curl -sS ${method === 'GET' ? '' : `-X ${method} `}${shellWord(url)}`,
    ...Object.entries(all).map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
    ...(hasBody ? [`--data-raw ${shellWord(JSON.stringify(body))}`] : []),
  ]
  return lines.join(' \\\n  ')
}

/** The headers that name the world of a call, and the caller when there is a token. */
export const callHeaders = (world: string, token: string | null): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'X-Mock-World': world,
})

/** The JavaScript that repeats the request. */
export function fetchOf({ method, url, headers, body }: CurlRequest): string {
  const hasBody = body !== undefined && body !== null
  const all = hasBody ? { ...headers, 'Content-Type': 'application/json' } : headers
  const lines = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)},`]),
    `headers: ${JSON.stringify(all, null, 2).replaceAll('\n', '\n  ')},`,
    ...(hasBody ? [`body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`] : []),
  ]
  return `const response = await fetch(${JSON.stringify(url)}, {\n  ${lines.join('\n  ')}\n})\nconsole.log(response.status, await response.json())\n`
}
