import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

const runAs = (agent: string) => {
  const script = join(import.meta.dirname, 'only-npm.cjs')
  const env = { ...process.env, npm_config_user_agent: agent }
  const { status, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  return { status, stderr }
}

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
