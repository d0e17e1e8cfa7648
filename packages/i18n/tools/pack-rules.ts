import { basename } from 'node:path'

/** A pack by its path below the language, and the modules that its messages stand in, as the pack names them. */
export interface PackSource {
  name: string
  modules: string[]
}

/** The modules that a pack's messages stand in, from its text. */
export const modulesOf = (pack: string): string[] => [
  ...new Set([...pack.matchAll(/^#: (.+)$/gm)].map(([, module = '']) => module)),
]

/**
 * What is wrong with the packs of a language as files, a sentence each. Routes name a pack without its folder, so that of two
 * with one name only the first is ever loaded; and Lingui leaves the pack of a feature that is gone.
 *
 * @param exists whether there is a module
 */
export function packFaults(packs: PackSource[], exists: (module: string) => boolean): string[] {
  const named = Map.groupBy(packs, ({ name }) => basename(name, '.po'))
  const twins = [...named]
    .filter(([, of]) => of.length > 1)
    .map(
      ([name, of]) =>
        `${of.map((pack) => pack.name).join(' and ')}: call one of the features other than ${name}`,
    )
  const stale = packs
    .filter(({ modules }) => !modules.some(exists))
    .map(({ name }) => `${name}: nothing has these words any more; delete the file in every language`)
  return [...twins, ...stale]
}
