import type { Catalogue } from './packs.ts'

type Message = Catalogue[string]

/** What tells a message from others of its language: its words, and the context that they ask for. */
export const keyOf = ({ message = '', context }: Pick<Message, 'message' | 'context'>): string =>
  context ? `${message} (${context})` : message

/** Every translation of a language, by the key of its message. */
export const translationsIn = (catalogues: Catalogue[]): Map<string, string> =>
  new Map(
    catalogues.flatMap((catalogue) =>
      Object.values(catalogue).flatMap((message): [string, string][] =>
        message.translation ? [[keyOf(message), message.translation]] : [],
      ),
    ),
  )

/**
 * Gives messages without a translation the one that the language has for them elsewhere: the same words read alike in all packs.
 *
 * @returns how many it has changed
 */
export function fillIn(catalogue: Catalogue, known: ReadonlyMap<string, string>): number {
  const empty = Object.values(catalogue).filter(
    (message) => !message.translation && known.has(keyOf(message)),
  )
  for (const message of empty) message.translation = known.get(keyOf(message))
  return empty.length
}
