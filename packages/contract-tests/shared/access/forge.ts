/** A token with another signature. */
export const forge = (token: string): string => `${token.split('.').slice(0, 2).join('.')}.${'A'.repeat(43)}`

/** A token with the same claims that says of itself that nobody signed it; of one that is no JWT, with claims of its own. */
export function unsigned(token: string): string {
  const [, claims, signature] = token.replace(/^Bearer /, '').split('.')
  return `eyJhbGciOiJub25lIn0.${signature === undefined ? 'eyJzdWIiOiIxIn0' : claims}.`
}
