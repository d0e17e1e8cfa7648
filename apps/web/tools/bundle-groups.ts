import type { Plugin } from 'vite'

interface BundleGroup {
  /** Of the file that the modules stand in together. */
  name: string
  /** Each names modules by their paths with forward slashes; none means every module. */
  patterns?: RegExp[]
  /** Those modules only that load with the first page, as `$initial` says. */
  tags?: '$initial'[]
  /** Of several groups that have a module, that with the highest takes it. */
  priority?: number
}

const folder = String.raw`[\\/]`

/** One pattern for all of them, on every system. */
const union = (patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source.replaceAll(String.raw`\/`, folder)).join('|'))

/** The groups as the bundler takes them. */
export const codeSplittingGroups = (groups: BundleGroup[]) =>
  groups.map(({ patterns, ...group }) => (patterns ? { ...group, test: union(patterns) } : group))

/** Patterns of the groups that none of the modules has, such as that of a folder which was renamed. */
export const unusedPatterns = (groups: BundleGroup[], modules: string[]): string[] =>
  groups.flatMap(({ name, patterns = [] }) =>
    patterns
      .filter((pattern) => !modules.some((id) => union([pattern]).test(id)))
      .map((pattern) => `${name}: ${pattern}`),
  )

/** Fails a build in which a pattern of a group has no module: what it gathered would silently load in pieces again. */
export function usedBundleGroups(groups: BundleGroup[]): Plugin {
  return {
    name: 'used-bundle-groups',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const unused = unusedPatterns(groups, [...this.getModuleIds()])
      if (unused.length > 0)
        this.error(`bundle groups of vite.config.ts that have no module:\n${unused.join('\n')}`)
    },
  }
}
