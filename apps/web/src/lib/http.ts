import { i18n } from '@lingui/core'
import { createPortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { handleDenied } from './denied.ts'
import { fetchEarly } from './early-answers.ts'
import { getToken } from './session.ts'

/** `./ht` (specification §7) against where the app lives, so that it holds on nested routes and under a sub-path. */
const apiBase = new URL('./ht', new URL(import.meta.env.BASE_URL, window.location.origin)).href

/** The contract's client for this page. Pass every call through `unwrap` or `unwrapList`. */
export const api = createPortalClient({
  baseUrl: apiBase,
  getToken,
  getLanguage: () => i18n.locale,
  onDenied: handleDenied,
  fetch: fetchEarly,
})

/** Address of something the backend names: absolute, from the site's root, or relative to the API base. */
export function assetUrl(path: string): string {
  return new URL(path, `${apiBase}/`).href
}

export { unwrap, unwrapList }
