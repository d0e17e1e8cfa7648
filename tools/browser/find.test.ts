import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { chooseBrowser, chooseTestBrowser, type Machine } from './find.ts'

const own = '/cache/ms-playwright/chrome'

function choose(present: string[], more: Partial<Machine> = {}) {
  const exists = (path: string) => present.includes(path)
  return chooseBrowser({ platform: 'linux', env: {}, playwrightPath: own, exists, ...more })
}

test('Playwright’s own browser comes before everything else', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome' }
  assert.equal(choose([own, '/opt/chrome', '/usr/bin/chromium'], { env }), own)
})

test('the named browser comes before the system’s', () => {
  assert.equal(
    choose(['/opt/chrome', '/usr/bin/chromium'], { env: { CHROMIUM_PATH: '/opt/chrome' } }),
    '/opt/chrome',
  )
})

test('a named browser that is not there gives way to the system’s', () => {
  assert.equal(
    choose(['/usr/bin/google-chrome'], { env: { CHROMIUM_PATH: '/gone' } }),
    '/usr/bin/google-chrome',
  )
})

test('Debian’s Chromium comes before Chrome', () => {
  assert.equal(choose(['/usr/bin/google-chrome', '/usr/bin/chromium']), '/usr/bin/chromium')
})

test('a Mac uses the installed applications', () => {
  const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  assert.equal(choose([edge, '/usr/bin/chromium'], { platform: 'darwin' }), edge)
})

test('Windows is searched below its program folders', () => {
  const chrome = join('C:/Program Files', 'Google/Chrome/Application/chrome.exe')
  assert.equal(choose([chrome], { platform: 'win32', env: { PROGRAMFILES: 'C:/Program Files' } }), chrome)
})

test('none is said to be none', () => {
  assert.equal(choose([]), undefined)
  assert.equal(choose([], { playwrightPath: undefined, env: { CHROMIUM_PATH: '' } }), undefined)
})

const shell = '/cache/ms-playwright/headless-shell'
const debianShell = '/usr/bin/chromium-headless-shell'

function chooseForTests(present: string[], more: Partial<Machine> = {}) {
  const exists = (path: string) => present.includes(path)
  return chooseTestBrowser({
    platform: 'linux',
    env: {},
    playwrightPath: own,
    shellPath: shell,
    exists,
    ...more,
  })
}

test('tests use a headless shell: Playwright’s, or the system’s', () => {
  assert.equal(chooseForTests([shell, own, debianShell]), shell)
  assert.equal(chooseForTests([own, debianShell, '/usr/bin/chromium']), debianShell)
})

test('without a headless shell, or with a named browser, tests use what everything else does', () => {
  assert.equal(chooseForTests(['/usr/bin/chromium']), '/usr/bin/chromium')
  const env = { CHROMIUM_PATH: '/opt/chrome' }
  assert.equal(chooseForTests([debianShell, '/opt/chrome'], { env }), '/opt/chrome')
  assert.equal(chooseForTests([own, debianShell], { platform: 'darwin' }), own)
})
