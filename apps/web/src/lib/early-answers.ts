declare global {
  interface Window {
    /** Answers that the page's head has asked for already, by address. */
    earlyAnswers?: Map<string, Promise<Response>>
  }
}

/**
 * Hands out what the page's head asked for while the app was still loading; each answer once, so that a later call
 * gets a fresh one. One that failed is asked for again.
 */
export const fetchEarly: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  const early = request.method === 'GET' ? window.earlyAnswers?.get(request.url) : undefined
  if (!early) return fetch(request)
  window.earlyAnswers?.delete(request.url)
  return early.catch(() => fetch(request))
}
