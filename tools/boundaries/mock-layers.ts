/** A folder of the mock, or a file beside the folders, with what it may import of the others. */
interface Layer {
  folder: string
  /** Further folders and files of the mock; a layer always knows itself. */
  knows: string[]
  comment: string
}

/** The mock's layers are domain ← store ← resources ← seed; the other folders stand beside them. */
export const mockLayers: Layer[] = [
  {
    folder: 'domain',
    knows: [],
    comment: 'A rule of the business is a pure function. Whatever it needs to know is an argument.',
  },
  {
    folder: 'media',
    knows: ['domain'],
    comment: 'Pictures and documents are made of values, so that handlers and the seed can both make them.',
  },
  {
    folder: 'store',
    knows: ['domain', 'place.ts'],
    comment: 'The store keeps rows for whoever asks. It knows neither requests nor the records of the seed.',
  },
  {
    folder: 'faults',
    knows: ['domain'],
    comment: 'The list of injected faults is plain data. Plugins and payments carry the faults out.',
  },
  {
    folder: 'journal',
    knows: [],
    comment: 'The journal keeps the calls that a plugin tells it.',
  },
  {
    folder: 'overrides',
    knows: ['contract'],
    comment:
      'The list of answers that are given in place of the own, held to the document. A plugin gives them.',
  },
  {
    folder: 'outbox',
    knows: ['world.ts'],
    comment: 'The outbox keeps messages. Why one is sent is decided by who sends it.',
  },
  {
    folder: 'tasks',
    knows: ['store', 'world.ts'],
    comment: 'The schedule knows when something is due. Resources hand in the work.',
  },
  {
    folder: 'review',
    knows: ['domain', 'store', 'world.ts'],
    comment: 'Review says how the association decides. What is decided belongs to the resources.',
  },
  {
    folder: 'contract',
    knows: ['domain', 'store', 'world.ts'],
    comment: 'Requests and answers in the form of the document, the same for every resource.',
  },
  {
    folder: 'security',
    knows: ['contract', 'domain', 'media', 'outbox', 'store', 'world.ts'],
    comment:
      'Accounts, tokens, captchas and codes serve the resources, and refuse with the contract’s problems.',
  },
  {
    folder: 'resources',
    knows: [
      ...['contract', 'domain', 'media', 'outbox', 'place.ts', 'review', 'security', 'store', 'tasks'],
      'world.ts',
    ],
    comment: 'Handlers work on the world of their call. They must not lean on what the seed put into it.',
  },
  {
    folder: 'seed',
    knows: ['domain', 'media', 'resources', 'review', 'security', 'store', 'tasks', 'world.ts'],
    comment: 'The seed fills a world by what the resources do themselves. No request is involved.',
  },
  {
    folder: 'worlds',
    knows: [
      ...['clock.ts', 'config.ts', 'contract', 'domain', 'faults', 'journal', 'overrides', 'seed', 'store'],
      'world.ts',
    ],
    comment: 'Worlds are forked, evicted and restored whole. What is in them is not looked at.',
  },
  {
    folder: 'plugins',
    knows: [
      ...['config.ts', 'contract', 'domain', 'faults', 'journal', 'overrides'],
      ...['resources', 'security', 'seed', 'store', 'tasks', 'world.ts', 'worlds'],
    ],
    comment: 'Plugins bring a request to its world and its handler. They know no control and no console.',
  },
  {
    folder: 'control',
    knows: [
      ...['contract', 'domain', 'faults', 'journal', 'outbox', 'overrides', 'plugins'],
      ...['resources', 'review', 'security', 'seed', 'world.ts', 'worlds'],
    ],
    comment: 'The controls of the console may reach anything that a developer steers. Nobody needs them.',
  },
  {
    folder: 'console',
    knows: ['contract', 'place.ts'],
    comment: 'This folder serves the files of the console, which are built apart.',
  },
  {
    folder: 'server',
    knows: [
      ...['clock.ts', 'config.ts', 'console', 'contract', 'control', 'plugins'],
      ...['resources', 'store', 'worlds'],
    ],
    comment: 'The server puts the plugins together and listens. What a world holds is not its affair.',
  },
]

const source = '^apps/mock-api/src/'

/** Matches what is in the folders, and the files, of the mock. */
const inside = (names: readonly string[]) =>
  names.map((name) => source + (name.endsWith('.ts') ? `${name.replace('.', '[.]')}$` : `${name}/`))

/** The rules of dependency-cruiser for the mock's layers. @param tests paths that are under no layer's rule */
export const mockLayerRules = (tests: string) =>
  mockLayers.map(({ folder, knows, comment }) => ({
    name: `mock-${folder}-layer`,
    comment,
    severity: 'error' as const,
    from: { path: `${source}${folder}/`, pathNot: tests },
    to: { path: source, pathNot: inside([folder, ...knows]) },
  }))
