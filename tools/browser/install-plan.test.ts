import assert from 'node:assert/strict'
import { test } from 'node:test'
import { browserFlags } from './flags.ts'
import { browserWays, fontWays, type Rights, shellWays } from './install-plan.ts'

const debian: Rights = { platform: 'linux', hasApt: true, isRoot: true, hasSudo: false }
const commands = (rights: Rights) => browserWays(rights).map((way) => way.map((command) => command.join(' ')))

test('root on Debian installs with apt when Playwright cannot download, the one without windows where there is one', () => {
  const install = 'apt-get install -y --no-install-recommends chromium fonts-noto-cjk'
  assert.deepEqual(commands(debian), [
    ['npx playwright install chromium'],
    ['apt-get update', `${install} chromium-headless-shell`],
    ['apt-get update', install],
  ])
})

test('the headless shell is a package of Debian', () => {
  const [way] = shellWays(debian)
  assert.match(way?.at(-1)?.join(' ') ?? '', /^apt-get install .* chromium-headless-shell$/)
})

test('somebody else needs sudo without a password', () => {
  const [, way] = commands({ ...debian, isRoot: false, hasSudo: true })
  assert.equal(way?.[0], 'sudo -n apt-get update')
})

for (const [who, rights] of [
  ['without rights', { ...debian, isRoot: false }],
  ['without apt', { ...debian, hasApt: false }],
  ['on a Mac', { ...debian, platform: 'darwin' }],
] as const) {
  test(`${who} only Playwright’s download is tried, and no font is installed`, () => {
    assert.deepEqual(commands(rights), [['npx playwright install chromium']])
    assert.deepEqual(fontWays(rights), [])
    assert.deepEqual(shellWays(rights), [])
  })
}

test('only root goes without the sandbox', () => {
  assert.ok(browserFlags(true).includes('--no-sandbox'))
  assert.ok(!browserFlags(false).includes('--no-sandbox'))
})
