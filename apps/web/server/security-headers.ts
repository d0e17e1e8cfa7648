import { createHash } from 'node:crypto'

/** `'sha256-…'` of each inline script, so that these and no others may run. */
function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  return [...scripts].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}

/**
 * What the browser is to hold the portal to.
 *
 * @param html the built `index.html`
 * @param formAction hosts that payment forms may post to, besides this one and Alipay's
 */
export function securityHeaders(html: string, formAction: string[]): Record<string, string> {
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    // Chakra writes its styles at run time.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Articles show pictures of other sites, forms those that were just chosen.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'connect-src': ["'self'"],
    'form-action': ["'self'", 'https://*.alipay.com', ...formAction],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  }
}
