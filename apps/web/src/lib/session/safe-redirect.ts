import { webAddress } from '../address/web-address.ts'

const origin = 'https://same.origin'

/** A path with its escapes undone, those of escapes as well; undefined where one is broken. */
function unescaped(path: string): string | undefined {
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : unescaped(once)
  } catch {
    return undefined
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of these, so `/\t/host` would become `//host`
const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text)

/** Whoever reads the path next may undo escapes and dots, and would take what begins with two slashes for a host. */
function staysHere(pathname: string): boolean {
  const path = unescaped(pathname)
  return path !== undefined && !hasControls(path) && !/\\|\/\/|\/\.\.?(\/|$)/.test(path)
}

/**
 * A `redirect` value from outside as a path of this site, or the fallback. The address is checked as a browser
 * understands it, since the text can be written in many ways: it is of the same origin, and its path has no empty
 * parts, backslashes or control characters, whether plain or escaped.
 */
export function safeRedirect(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !value.startsWith('/') || hasControls(value)) return fallback
  const url = webAddress(value, origin)
  if (url?.origin !== origin || !staysHere(url.pathname)) return fallback
  return `${url.pathname}${url.search}${url.hash}`
}
