/** How long a part of the app may take to load (specification §9), in milliseconds. */
export const chunkTimeout = 120_000

/** A part of the app did not load: a new version was published meanwhile, or the network failed. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

// What browsers say when a dynamic import fails; they have no error class for it.
const importFailures = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || importFailures.some((text) => error.message.includes(text))
}
