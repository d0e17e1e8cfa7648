import { i18n } from '@lingui/core'
import { createPortalClient, unwrap, unwrapItems, unwrapList } from '@portal/api-contract'
import { webAddress } from '../address/web-address.ts'
import { getToken } from '../session/session.ts'
import { handleAuthError } from './auth-errors.ts'
import { fetchPrefetched } from './prefetched-responses.ts'

/** `./ht` (specification §7) against where the app lives, so that it holds on nested routes and under a sub-path. */
export const apiBase = new URL('./ht', new URL(import.meta.env.BASE_URL, window.location.origin)).href

/** The contract's client for this page. Pass every call through `unwrap`, or `unwrapItems` and `unwrapList` for lists. */
export const api = createPortalClient({
  baseUrl: apiBase,
  getToken,
  getLanguage: () => i18n.locale,
  onAuthError: handleAuthError,
  fetch: fetchPrefetched,
})

/**
 * Address of something the backend names: absolute, from the site's root, or relative to the API base. Undefined where it names
 * nothing that is an address of the web.
 */
export function assetUrl(path: unknown): string | undefined {
  return webAddress(path, `${apiBase}/`)?.href
}

export { unwrap, unwrapItems, unwrapList }
