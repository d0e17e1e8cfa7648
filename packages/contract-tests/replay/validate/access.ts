import type { AnswerRule } from './rule.ts'

/** The role of a recorded call when nothing tells whether it had a token: browsers leave tokens out of what they save. */
export const unknownRole = 'unknown'

/** Checks that an operation behind the login is not answered without a token. */
export const unauthenticated: AnswerRule = ({ operation, role, requestHeaders, answer: { status } }) => {
  const isAnswered = status >= 200 && status < 300
  if (!operation || operation.permissions === null || !isAnswered) return []
  if (role === unknownRole || requestHeaders.authorization !== undefined) return []
  return [{ kind: 'unauthenticated', path: 'status', expected: '401', seen: String(status) }]
}

/** A 401 has one of its two shapes: a problem, or no body and the header that asks for a token. */
export const refusedInWords: AnswerRule = ({ answer: { status, text, headers } }) =>
  status === 401 && text === '' && !headers['www-authenticate']
    ? [
        {
          kind: 'problem',
          path: 'WWW-Authenticate',
          expected: 'a problem or WWW-Authenticate',
          seen: 'neither',
        },
      ]
    : []
