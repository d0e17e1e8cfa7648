import assert from 'node:assert/strict'
import { test } from 'node:test'
import { root } from '../lib/npm.ts'
import { namedWords, routesWithoutWords } from './route-words.ts'

test('a route names its packs of words, or fetches them with what shows them', () => {
  assert.deepEqual(
    namedWords("createFileRoute('/a')({ staticData: { name: 'a', words: ['news', 'forms'] } })"),
    ['news', 'forms'],
  )
  assert.deepEqual(namedWords("const A = lazy(async () => { await loadPages(i18n, ['account']) })"), [
    'account',
  ])
  assert.deepEqual(namedWords("createFileRoute('/a')({ staticData: { name: 'words' } })"), [])
})

test('every route, or its shell, names the words of all that it imports', async () => {
  process.chdir(root)
  const sentences = (await routesWithoutWords()).map(
    ({ route, missing }) =>
      `${route}: add ${missing.join(', ')} to \`staticData.words\` of the route or its shell`,
  )
  assert.deepEqual(sentences, [])
})
