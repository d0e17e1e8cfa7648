import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complaint } from './require-node.cjs'

test('the runtime that runs the tools is content', () => {
  assert.equal(complaint(process.versions.node, process.platform, process.arch), undefined)
  assert.equal(complaint('22.19.0', 'linux', 'x64'), undefined)
  assert.equal(complaint('24.0.0', 'darwin', 'arm64'), undefined)
})

test('an older one is told what is needed and how to get it', () => {
  assert.match(
    complaint('20.20.2', 'darwin', 'arm64') ?? '',
    /needs Node 22\.19 or newer, this is 20\.20\.2[\s\S]*brew install/,
  )
  assert.match(complaint('22.18.0', 'linux', 'arm64') ?? '', /npm ci/)
  assert.match(complaint('22.18.0', 'win32', 'x64') ?? '', /npm ci/)
  assert.match(complaint('20.20.2', 'win32', 'arm64') ?? '', /this is 20\.20\.2\.\nInstall a newer one/)
})
