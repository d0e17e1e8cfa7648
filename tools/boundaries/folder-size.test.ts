import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { root } from '../lib/npm.ts'
import { fullFolders } from './folder-size.ts'

/** Folders in which a name per entry is given from outside: the address of a page, the feature whose words a pack holds. */
const named =
  /^(apps\/web\/src\/routes\/(open|behind-login|desk)|packages\/i18n\/locales\/[^/]+\/(pages|behind-login))$/

test('a folder holds no more than one finds at a glance', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const full = fullFolders(files, 25).filter(([folder]) => !named.test(folder))
  assert.deepEqual(full, [])
})

test('files and folders count, each once', () => {
  const files = ['a/b/one.ts', 'a/b/two.ts', 'a/c.ts', 'a/d/three.ts']
  assert.deepEqual(fullFolders(files, 2), [['a', 3]])
  assert.deepEqual(fullFolders(files, 3), [])
})
