import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { curlOf, variableOf } from './curl.ts'

const nothing = { method: 'POST', url: 'http://x/', headers: { 'content-type': 'application/json' } }

/** What a shell makes of a command: the arguments that curl would be given. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }; ${command}`
  const env = { TOKEN_PERSON: 'a b"c', PASSWORD_PERSON: "it's" }
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).split('\0').slice(0, -1)
}

const bodyOf = (text: string) => curlOf({ ...nothing, body: new TextEncoder().encode(text) })

describe('a command', () => {
  it('lets the shell fill in the variables wherever they stand', () => {
    const command = bodyOf('{"password":"$PASSWORD_PERSON","note":"$(date) `id` $HOME"}')
    expect(argumentsOf(command).at(-1)).toBe(`{"password":"it's","note":"$(date) \`id\` $HOME"}`)
  })

  it('fills in a token', () => {
    const headers = { authorization: 'Bearer $TOKEN_PERSON' }
    expect(argumentsOf(curlOf({ ...nothing, headers, body: null })).at(-1)).toBe(
      'authorization: Bearer a b"c',
    )
  })

  it.each(["it's", '"', '\\', '\n', '$(id)', '`id`', '!x', '招标 ​'])('passes %j on as it is', (text) => {
    expect(argumentsOf(bodyOf(text)).at(-1)).toBe(text)
  })

  it('leaves a long body out', () => {
    expect(bodyOf('x'.repeat(5_000))).toContain('… 5000 bytes')
  })
})

it.each([
  ['person', '$TOKEN_PERSON'],
  ['forged token', '$TOKEN_FORGED'],
  ['somebody else', '$TOKEN_SOMEBODY_ELSE'],
  ['token', '$TOKEN_OTHER'],
])('the token of %j is %s', (role, name) => {
  expect(variableOf('TOKEN', role)).toBe(name)
})
