/** Enough for every list of the portal in its usual pages, filters and sorts. */
const capacity = 200

/**
 * Keeps the last results of a pure function by its key. Requests repeat: everybody's home page asks the same questions,
 * and reading a query and putting its statement together costs more than looking it up.
 * Whoever asks again gets the same, frozen object.
 */
export function remember<Argument, Result extends object>(
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
