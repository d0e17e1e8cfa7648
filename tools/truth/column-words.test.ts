import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { navigation } from '../../apps/mock-api/src/seed/content/navigation.ts'

const words = join(import.meta.dirname, '../../apps/web/src/lib/content/columns/column-words.ts')

it('every entry of the menu has words for readers of other languages', () => {
  const listed = new Set(
    [...readFileSync(words, 'utf8').matchAll(/^ {2}(\S+): msg`/gm)].map(([, name]) => name),
  )
  const names = navigation.flatMap(({ dictName, children }) => [
    dictName,
    ...children.map(({ detailName }) => detailName),
  ])
  const missing = names.filter((name) => !listed.has(name))
  assert.deepEqual(
    missing,
    [],
    'names to add to `columnWords` of apps/web/src/lib/content/columns/column-words.ts',
  )
})
