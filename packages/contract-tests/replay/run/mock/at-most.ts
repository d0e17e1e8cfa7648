/**
 * Does a step again and again until it gives something.
 *
 * @param otherwise what is said of a backend with which so many steps gave nothing
 * @throws Error that says so, which stops the scenario
 */
export async function atMost<T>(
  times: number,
  otherwise: string,
  step: () => Promise<T | undefined>,
): Promise<T> {
  for (let time = 0; time < times; time++) {
    const found = await step()
    if (found !== undefined) return found
  }
  throw new Error(`${otherwise} (${times} tries)`)
}
