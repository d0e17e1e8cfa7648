import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complaint } from './require-node.cjs'

test('the runtime that runs the tools is content', () => {
  assert.equal(complaint(process.versions.node, process.platform), undefined)
  assert.equal(complaint('22.19.0', 'linux'), undefined)
  assert.equal(complaint('24.0.0', 'darwin'), undefined)
})

test('an older one is told what is needed and how to get it', () => {
  assert.match(
    complaint('20.20.2', 'darwin') ?? '',
    /needs Node 22\.19 or newer, this is 20\.20\.2[\s\S]*brew install/,
  )
  assert.match(complaint('22.18.0', 'linux') ?? '', /npm ci/)
})
