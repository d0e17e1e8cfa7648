/**
 * Runs in the page before everything else and keeps what went wrong, the same way in every browser: one of them tells nobody
 * what its console says.
 */
export function recordErrors() {
  const seen: string[] = []
  const note = (kind: string, what: unknown) => seen.length < 20 && seen.push(`${kind}: ${what}`)
  Object.assign(window, { recordedErrors: seen })
  for (const level of ['error', 'warn'] as const) {
    const write = console[level]
    console[level] = (...words: unknown[]) => {
      note(`console ${level}`, words.join(' '))
      write.apply(console, words)
    }
  }
  window.addEventListener(
    'error',
    ({ target, message }) => {
      const isElement = target instanceof Element
      // A hint: Firefox says of it that it failed when the module came another way first.
      if (isElement && target.matches('link[rel=modulepreload]')) return
      // A notice: what changed while its size was being told is told with the next frame.
      if (message?.startsWith('ResizeObserver loop')) return
      note(isElement ? 'not loaded' : 'page error', isElement ? target.outerHTML.slice(0, 200) : message)
    },
    true,
  )
  window.addEventListener('unhandledrejection', ({ reason }) => note('page error', reason))
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('forbidden by the policy', `${violatedDirective} ${blockedURI}`),
  )
}

/** What the page has recorded. */
export const recordedErrors = () => (window as { recordedErrors?: string[] }).recordedErrors ?? []
