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

/** How often a style sheet is fetched that fails. */
const styleTries = 3

/**
 * Has style sheets that fail fetched again, with the network where it was lost. Vite asks for none whose link is in the page already,
 * loaded or not, so that what needs it would come unstyled.
 */
export function keepFetchingStyles(): void {
  const tries = new Map<string, number>()
  const onError = async ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
    const { href } = target
    const tried = (tries.get(href) ?? 0) + 1
    tries.set(href, tried)
    if (tried >= styleTries && navigator.onLine) return
    await network()
    target.replaceWith(target.cloneNode())
  }
  // What fails to load tells nobody above it: it is heard on the way down alone.
  window.addEventListener('error', onError, true)
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
