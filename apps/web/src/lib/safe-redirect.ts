/**
 * A `redirect` value from outside as a path of this site, or the fallback.
 * Only same-origin paths pass: no scheme, no host, no `//` or `/\` that a browser would read as one, no control characters.
 */
export function safeRedirect(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return fallback
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, so `/\t/host` would become `//host`
  if (/^\/[/\\]|[\u0000-\u001f\u007f]/.test(value)) return fallback
  const url = new URL(value, 'https://same.origin')
  return url.origin === 'https://same.origin' ? `${url.pathname}${url.search}${url.hash}` : fallback
}
