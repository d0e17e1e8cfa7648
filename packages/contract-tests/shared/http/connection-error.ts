import { CouldNotRun, type Reason } from '../could-not-run.ts'
import { type Part, partInWords, Unanswered } from './unanswered.ts'

const certificates: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its authority is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its authority is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its authority is not known here',
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  CERT_REVOKED: 'it was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
}

const connections: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused: no server listens there',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  EHOSTUNREACH: 'no way leads to the host',
  ENETUNREACH: 'no way leads to its network',
  ETIMEDOUT: 'the host does not react',
  EPROTO: 'it does not speak TLS, so that the address may begin with http://',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it does not speak TLS, so that the address may begin with http://',
}

/** What went wrong with somebody who was there and took the call. */
const breaks: Record<string, string> = {
  ECONNRESET: 'the connection was cut',
  EPIPE: 'the connection was cut',
}

function breakOf(code: string): string | undefined {
  return code.startsWith('HPE_') ? 'what answers does not speak HTTP' : breaks[code]
}

/** Of a name with several addresses, the error of the first. */
const rootOf = (error: unknown): NodeJS.ErrnoException =>
  error instanceof AggregateError ? error.errors[0] : (error as Error)

function wordsOf({ code = '', message }: NodeJS.ErrnoException): { reason: Reason; words: string } {
  const certificate = certificates[code]
  if (certificate) {
    return { reason: 'certificate not trusted', words: `The certificate is not trusted: ${certificate}` }
  }
  return { reason: 'unreachable', words: `No answer: ${breakOf(code) ?? connections[code] ?? message}` }
}

const nothing: Part = { bytes: 0, promised: null }

/**
 * What a failed call means, in words.
 * @param where the address that was called
 * @param came what came before it failed
 */
export function toConnectionError(error: unknown, where: string, came = nothing): CouldNotRun {
  const root = rootOf(error)
  const { reason, words } = wordsOf(root)
  const message = `${words} (${where}).`
  const broke = breakOf(root.code ?? '')
  return broke ? new Unanswered(reason, message, partInWords(came, broke)) : new CouldNotRun(reason, message)
}
