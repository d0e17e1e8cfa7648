import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { test } from 'node:test'

const runWith = (given: NodeJS.ProcessEnv) => {
  const script = join(import.meta.dirname, 'only-npm.cjs')
  const { npm_config_user_agent: _, ...own } = process.env
  const env = { ...own, ...given }
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  return { status, stderr }
}

const runAs = (agent: string) => runWith({ npm_config_user_agent: agent })

test('npm installs', () => {
  assert.deepEqual(runAs('npm/11.19.1 node/v24.21.0 linux x64 workspaces/true'), { status: 0, stderr: '' })
})

for (const name of ['yarn', 'pnpm', 'bun']) {
  test(`${name} is told in one sentence what to do`, () => {
    const { status, stderr } = runAs(`${name}/9.9.9 npm/? node/v24.21.0 linux x64`)
    assert.equal(status, 1)
    assert.match(stderr, new RegExp(`^This project is installed by npm, not by ${name}: .*npm ci.*\\n$`))
  })
}

test('Yarn 1 hands over to it before it looks at anything else', () => {
  const [, path = ''] =
    /^yarn-path "(.+)"$/m.exec(readFileSync(join(import.meta.dirname, '../.yarnrc'), 'utf8')) ?? []
  assert.equal(resolve(import.meta.dirname, '..', path), join(import.meta.dirname, 'only-npm.cjs'))
  const { status, stderr } = runWith({ YARN_IGNORE_PATH: '1' })
  assert.equal(status, 1)
  assert.match(stderr, /^This project is installed by npm, not by yarn: /)
})
