/** A request to write down for a terminal. */
export interface CurlRequest {
  method: string
  url: string
  headers: Record<string, string>
  /** Sent as JSON; nothing when it is null or missing. */
  body?: unknown
}

/** One word of a POSIX shell, whatever is in it. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

/** A command that sends the request again. */
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

/** The headers that make a call one of a world, and of somebody when there is a token. */
export const callHeaders = (world: string, token: string | null): Record<string, string> => ({
  ...(token && { Authorization: `Bearer ${token}` }),
  'X-Mock-World': world,
})
