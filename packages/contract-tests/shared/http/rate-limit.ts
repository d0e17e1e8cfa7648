import type { Operation } from '@portal/api-contract/document'
import { retryAfterSeconds } from '@portal/api-contract/retry-after'

/** What a server says that only counts calls; any other code is a refusal of the business, such as a second code in a minute. */
const counted = /^error\.(tooManyRequests|http\.429)$/

/** Seconds; what asks for more, such as a limit of codes an hour, is not waited for. */
const longestWait = 60

const isTooLong = ({ headers }: Response): boolean =>
  (retryAfterSeconds(headers.get('retry-after')) ?? 0) > longestWait

async function codeOf(response: Response): Promise<string | undefined> {
  const problem: unknown = await response.json().catch(() => null)
  const code = (problem as { message?: unknown } | null)?.message
  return typeof code === 'string' ? code : undefined
}

/**
 * Whether a 429 only asks to wait, and so says nothing about the contract. One that the document has for the operation and that
 * names a reason of its own is an answer like any other: scenarios provoke it.
 */
export async function isRateLimited(operation: Operation | undefined, response: Response): Promise<boolean> {
  if (response.status !== 429) return false
  if (!operation?.responses[429]) return true
  if (isTooLong(response)) return false
  const code = await codeOf(response.clone())
  return code === undefined || counted.test(code)
}
