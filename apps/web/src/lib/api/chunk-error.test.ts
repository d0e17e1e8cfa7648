import { expect, it } from 'vitest'
import { ChunkLoadError, isChunkError } from './chunk-error.ts'

it.each([
  [new ChunkLoadError('120 s'), true],
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError('Failed to fetch'), false],
  ['Importing a module script failed.', false],
])('%s: %s', (error, isChunk) => {
  expect(isChunkError(error)).toBe(isChunk)
})
