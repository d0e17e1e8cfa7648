import { ChunkLoadError, chunkTimeout } from '../api/chunk-error.ts'

/** Milliseconds until a second try where the browser knows of a network. */
const pause = 1_000

const network = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, pause)
    else window.addEventListener('online', resolve, { once: true })
  })

const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(reject, chunkTimeout, new ChunkLoadError('The page took too long to load'))
  })

/** Style sheets that failed stay in the page and would not be fetched again, so that their parts would come unstyled. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[href$=css]'))
    if (!link.sheet) link.replaceWith(link.cloneNode())
}

/**
 * Loads a part of the app once, and tries again when that fails: with the network, where it was lost. Nobody has to reload the
 * page then, and nothing that was typed into it is lost.
 *
 * @returns a loader for `lazy`, and to fetch ahead with; it rejects with what the second try failed of
 */
export function loadAgain<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  const loadInTime = () => Promise.race([load(), tooLate()])
  const begin = async () => {
    // Many browsers remember that an import has failed, so it is not begun without a network.
    if (!navigator.onLine) await network()
    return loadInTime().catch(async () => {
      await network()
      fetchStylesAgain()
      return loadInTime()
    })
  }
  return () => {
    loaded ??= begin().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
