import browserslist from 'browserslist'

/** The names of the browsers, as the list writes them, as MDN's data does and as the compilers do. */
const names = {
  chrome: { data: 'chrome', target: 'chrome' },
  edge: { data: 'edge', target: 'edge' },
  firefox: { data: 'firefox', target: 'firefox' },
  safari: { data: 'safari', target: 'safari' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
} as const

/** The oldest version of a browser that is supported. */
export interface Oldest {
  /** As MDN's data calls the browser. */
  browser: string
  /** Such as `16.4`. */
  version: string
  /** For the compilers, such as `safari16.4`. */
  target: string
}

/**
 * The oldest supported versions, from `browserslist` in the root's package.json.
 * @throws Error for a browser that is not among the names above
 */
export function oldestSupported(list: string[] = browserslist()): Oldest[] {
  const oldest = new Map<string, string>()
  for (const entry of list) {
    const [name = '', versions = ''] = entry.split(' ')
    // Neighbours that differ in nothing share an entry: `16.6-16.7`.
    const [version = ''] = versions.split('-')
    const known = oldest.get(name)
    if (!known || isOlder(version, known)) oldest.set(name, version)
  }
  return [...oldest].map(([name, version]) => {
    if (!(name in names)) throw new Error(`browserslist names ${name}, which tools/compat does not know.`)
    const { data, target } = names[name as keyof typeof names]
    return { browser: data, version, target: target + version }
  })
}

/** Whether a version comes before another one; both are numbers with dots. */
export function isOlder(version: string, other: string): boolean {
  const [own, others] = [version, other].map((text) => text.split('.').map(Number))
  const at = [0, 1, 2].find((index) => (own?.[index] ?? 0) !== (others?.[index] ?? 0))
  return at !== undefined && (own?.[at] ?? 0) < (others?.[at] ?? 0)
}
