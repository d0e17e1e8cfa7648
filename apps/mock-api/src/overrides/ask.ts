/** An answer of another backend, or why there is none. */
export type Asked =
  | { status: number; headers: Record<string, string>; body: unknown; failure: null }
  | { failure: string }

/** Headers of an answer that its place of recording can give again. */
const kept = ['content-type', 'x-total-count', 'link', 'location', 'retry-after', 'content-disposition']

const longest = 1_048_576
const timeLimitMs = 10_000

function read(text: string, type: string): unknown {
  if (text === '') return null
  if (!/[/+]json\b/.test(type)) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function answerOf(response: Response): Promise<Asked> {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)))
  const type = headers['content-type'] ?? ''
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (bytes.length > longest) return { failure: `${bytes.length} bytes are too many to keep` }
  if (bytes.length > 0 && !/^text\/|[/+]json\b/.test(type))
    return { failure: `${type || 'no type'} is no text` }
  return {
    status: response.status,
    headers,
    body: read(new TextDecoder().decode(bytes), type),
    failure: null,
  }
}

/** Asks another backend with GET. @param token sent as a bearer token */
export async function ask(url: string, token: string | undefined): Promise<Asked> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimitMs),
    })
    return await answerOf(response)
  } catch (error) {
    const { cause } = error as Error
    return { failure: cause instanceof Error ? cause.message : (error as Error).message }
  }
}
