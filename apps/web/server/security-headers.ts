import { createHash } from 'node:crypto'

type Headers = Record<string, string>

/** What an operator adds to the policy. */
export interface PolicySettings {
  /** Hosts that payment forms may post to, besides this one and Alipay's. */
  formAction?: string[]
  /** Hosts whose pictures articles may show, besides this one. */
  imgSrc?: string[]
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** `'sha256-…'` of each inline element of the build, so that these and no others count. */
const inlineHashes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => sha256(text))

const inlineScripts = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyles = /<style[^>]*>([\s\S]*?)<\/style>/g

const asText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')

/** Nothing is read as anything but its type. */
const typed = { 'x-content-type-options': 'nosniff' }

/**
 * What the browser is to hold the portal's own files to.
 *
 * @param html the built `index.html`
 */
export function pageHeaders(html: string, { formAction = [], imgSrc = [] }: PolicySettings): Headers {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(html, inlineScripts)],
    // Chakra fills an empty style element rule by rule, which is no inline style: the hash is that of the empty text.
    'style-src': ["'self'", sha256(''), ...inlineHashes(html, inlineStyles)],
    // Texts of the backend have style attributes. They are dropped, but a browser complains of them where it parses the text.
    'style-src-attr': ["'unsafe-inline'"],
    // Forms show pictures that were just chosen, captchas are data.
    'img-src': ["'self'", 'data:', 'blob:', ...imgSrc],
    'connect-src': ["'self'"],
    // A PDF in the browser's own viewer, loaded by the page: what the backend serves may not be framed.
    'frame-src': ['blob:'],
    'form-action': ["'self'", 'https://*.alipay.com', ...formAction],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The second is src/lib/browser/trusted.ts, the third reads the tables that a unit uploads.
    'trusted-types': ['dompurify', 'portal', 'table-worker'],
  }
  return {
    ...typed,
    'content-security-policy': asText(policy),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}

/** For all that is no file of the portal, unless the backend has a policy of its own: opened by itself, nothing in it runs. */
export const inertHeaders: Headers = {
  ...typed,
  'content-security-policy': asText({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    sandbox: [],
  }),
}

/** Once over TLS, always over TLS: for a year. */
export const secureHeaders: Headers = { 'strict-transport-security': 'max-age=31536000' }

/** Headers as another web server takes them: nginx's `add_header`. */
export const asNginx = (headers: Headers): string =>
  Object.entries({ ...headers, ...secureHeaders })
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('')
