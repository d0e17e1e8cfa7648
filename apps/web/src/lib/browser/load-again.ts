import { useEffect } from 'react'

/** Milliseconds until a second try where the browser knows of a network. */
const pause = 1_000

const network = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause)
    else window.addEventListener('online', resolve, { once: true })
  })

/** A style sheet that failed stays in the page and would not be fetched again, so that its part would come unstyled. */
function fetchStylesAgain(error: unknown): void {
  const [, path] = /preload CSS for (\S+)/.exec(String(error)) ?? []
  const link = path && document.querySelector(`link[href="${CSS.escape(path)}"]`)
  if (link) link.replaceWith(link.cloneNode())
}

/**
 * Loads a part of the app, and once more when that fails: with the network, where it was lost. Nobody has to reload the page
 * then, and nothing that was typed into it is lost.
 *
 * @returns a loader for `lazy`; it rejects with what the second try failed of
 */
export const loadAgain =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch(async (error) => {
      await network()
      fetchStylesAgain(error)
      return load()
    })

/** Fetches a part ahead that is of no use when it comes late: whoever has lost the network would not get it any more. */
export function usePreloaded(load: () => Promise<unknown>): void {
  useEffect(() => {
    load().catch(() => undefined)
  }, [load])
}
