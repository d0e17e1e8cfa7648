/** Enough for every list of the portal in its usual pages, filters and sorts. */
const capacity = 200

/**
 * Caches the last results of a pure function by key. Requests repeat, because everybody's home page sends the same ones,
 * and reading a query and putting its statement together costs more than looking it up.
 * The same key gives the same, frozen object.
 */
export function memoize<Argument, Result extends object>(
  make: (argument: Argument) => Result,
): (key: string, argument: Argument) => Result {
  const results = new Map<string, Result>()
  return (key, argument) => {
    const known = results.get(key)
    if (known) return known
    const result = Object.freeze(make(argument))
    if (results.size >= capacity) results.delete(results.keys().next().value ?? '')
    results.set(key, result)
    return result
  }
}
