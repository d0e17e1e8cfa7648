import { forge } from '../../../shared/access/forge.ts'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import { membersOf } from '../callers.ts'
import { operationOf } from '../operations.ts'

type Token = NonNullable<Call['token']>

const other = (character: string): string => (character === 'A' ? 'B' : 'A')

/** The token with one character changed in the middle of its last part; the last one may be padding. */
export function damage(token: string): string {
  const start = token.lastIndexOf('.') + 1
  const at = start + Math.floor((token.length - start) / 2)
  return `${token.slice(0, at)}${other(token.charAt(at))}${token.slice(at + 1)}`
}

/** Invalid tokens that are made from a valid one. */
export function worthlessTokens(context: Context): Promise<Token[]> {
  return context.once('worthless tokens', async () => {
    const [role] = membersOf(context)
    if (!role) return context.skip('the credentials name no account')
    const { requestHeaders } = await context.call(operationOf('getCurrentUser'), { role })
    const valid = (requestHeaders.authorization ?? '').replace(/^Bearer /, '')
    const { expiredToken } = context.credentials
    if (expiredToken === undefined)
      context.untried('a token that has expired opens nothing', "the credentials name no 'expiredToken'")
    return [
      { name: 'forged token', value: forge(valid) },
      { name: 'damaged token', value: damage(valid) },
      ...(expiredToken === undefined ? [] : [{ name: 'expired token', value: expiredToken }]),
    ]
  })
}
