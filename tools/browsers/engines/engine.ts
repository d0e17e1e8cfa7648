/** A browser with one open page, however it is driven. */
export interface Browser {
  /** Name and version, such as `Firefox 153.7`. */
  name: string
  /** Opens an address and waits until the document has loaded; what the app then fetches may still be missing. */
  open(url: string): Promise<void>
  /** Gives the page this size, in px. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function in the page. It knows only its arguments; they and what it returns are JSON. */
  evaluate<A extends unknown[], R>(work: (...given: A) => R, ...given: A): Promise<Awaited<R>>
  /** Clicks, as a mouse does, what the function returns in the page. @throws Error when it returns nothing. */
  click<A extends unknown[]>(find: (...given: A) => Element | undefined, ...given: A): Promise<void>
  /** Types at the keyboard into what has the focus. */
  type(text: string): Promise<void>
  /** What the window shows, as PNG. */
  picture(): Promise<Buffer>
  close(): Promise<void>
}

/** A browser that may be on this machine. */
export interface Engine {
  /** As `--only` names it. */
  key: string
  /** @returns the running browser, or in words for people why this machine cannot run it */
  start(): Promise<Browser | string>
}

/** The text of a function that the page is to run, with its arguments in place. */
export function callIn<A extends unknown[]>(work: (...given: A) => unknown, given: A): string {
  return `(${work})(...${JSON.stringify(given)})`
}

/** The same for what is to be clicked: brought into the window at once, where the page would slide there and be missed. */
export function scrolledTo<A extends unknown[]>(find: (...given: A) => unknown, given: A): string {
  const call = callIn(find, given)
  return `((found) => (found?.scrollIntoView({ block: 'center', behavior: 'instant' }), found))(${call})`
}

/**
 * The same for what the page is to answer, as JSON, whatever a driver makes of values; of a promise what it brings, of an element
 * that it is there.
 */
export function answerOf<A extends unknown[]>(work: (...given: A) => unknown, given: A): string {
  const asJson = '(value) => JSON.stringify(value instanceof Element ? true : value)'
  return `Promise.resolve(${callIn(work, given)}).then(${asJson})`
}
