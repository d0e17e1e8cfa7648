declare global {
  interface Window {
    /** Responses that the script in the page's head has requested already, by address. */
    prefetchedResponses?: Map<string, Promise<Response>>
  }
}

/**
 * Fetches, but takes a response that the script in the page's head has requested while the app was loading. Each is used
 * once, so that a later call gets a fresh one; a request that failed is sent again.
 */
export const fetchPrefetched: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const prefetched = request.method === 'GET' ? window.prefetchedResponses?.get(request.url) : undefined
  if (!prefetched) return fetch(request)
  window.prefetchedResponses?.delete(request.url)
  return prefetched.catch(() => fetch(request))
}
