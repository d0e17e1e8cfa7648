import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from './npm.ts'
import { seededWorld } from './seeded-world.ts'
import { isListening } from './servers.ts'

const source = (path: string) => join(root, 'apps/mock-api/src', path)

test('a change of the seed makes the world stale until the mock has started on a new one', () => {
  const world = seededWorld()
  assert.equal(world.isStale([]), false)
  assert.equal(world.isStale([source('domain/money.ts'), source('seed/seed.test.ts')]), false)
  assert.equal(world.isStale([source('domain/money.ts'), source('seed/content/navigation.ts')]), true)
  assert.equal(world.isStale([source('domain/money.ts')]), true, 'the start in between may have failed')
  world.made()
  assert.equal(world.isStale([source('domain/money.ts')]), false)
})

test('the mock says when it has started', () => {
  assert.ok(isListening('Mock API on http://127.0.0.1:4010/ht, reference on …'))
  assert.ok(!isListening('SMS to 138…'))
})
