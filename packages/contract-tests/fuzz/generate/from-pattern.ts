import fc from 'fast-check'
import type { Random } from '../../shared/random.ts'

const arbitraries = new Map<string, fc.Arbitrary<string>>()

/**
 * A text that fits a pattern of the document.
 *
 * @param minLength of the text in characters; the pattern must leave room for it
 */
export function fromPattern(pattern: string, random: Random, minLength = 0): string {
  const key = `${minLength} ${pattern}`
  const known = arbitraries.get(key)
  const arbitrary =
    known ?? fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => [...text].length >= minLength)
  arbitraries.set(key, arbitrary)
  const [text = ''] = fc.sample(arbitrary, { seed: random.int(0, 2 ** 31 - 1), numRuns: 1 })
  return text
}
