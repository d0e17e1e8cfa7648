import { execFileSync } from 'node:child_process'
import { describe, expect, it, vi } from 'vitest'
import type { JournalEntry } from '../data/controls.ts'
import { callHeaders, requestOf } from './call-request.ts'
import { curlOf, fetchOf, shellWord } from './curl.ts'

const url = 'http://127.0.0.1:4010/ht/api/x?sort=id,desc&size=20'

describe('a command for curl', () => {
  it('contains the headers, one a line', () => {
    expect(curlOf({ method: 'GET', url, headers: callHeaders('default', 'abc') })).toBe(
      `curl -sS '${url}' \\\n  -H 'Authorization: Bearer abc' \\\n  -H 'X-Mock-World: default'`,
    )
  })

  it('sends a body as JSON, and names the method', () => {
    const command = curlOf({ method: 'POST', url, headers: {}, body: { feeIds: [501] } })
    expect(command).toContain('-X POST')
    expect(command).toContain("-H 'Content-Type: application/json'")
    expect(command).toContain(`--data-raw '{"feeIds":[501]}'`)
  })

  it.each([null, undefined])('sends nothing for a body that is %s', (body) => {
    expect(curlOf({ method: 'DELETE', url, headers: {}, body })).toBe(`curl -sS -X DELETE '${url}'`)
  })

  it('has no Authorization for a visitor', () => {
    expect(callHeaders('a', null)).toEqual({ 'X-Mock-World': 'a' })
  })

  it.each(["it's", '$(reboot) `id` "x" \\ !', '营业执照\n第二行'])(
    'hands %j to the shell unchanged',
    (text) => {
      expect(execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`]).toString()).toBe(text)
    },
  )
})

/** Runs copied code with a fetch of its own. */
async function run(code: string) {
  const fetch = vi.fn(async () => new Response('[]'))
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor
  await new AsyncFunction('fetch', 'console', code)(fetch, { log: () => {} })
  return fetch.mock.calls
}

describe('code for fetch', () => {
  it('asks with the headers', async () => {
    const headers = callHeaders('red', 'abc')
    expect(await run(fetchOf({ method: 'GET', url, headers }))).toEqual([[url, { headers }]])
  })

  it('sends a body as JSON, whatever is in it', async () => {
    const body = { reason: '营业执照\n"第二行" `x`' }
    const [[, init] = []] = (await run(fetchOf({ method: 'POST', url, headers: {}, body }))) as unknown as [
      string,
      RequestInit,
    ][]
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } })
    expect(JSON.parse(String(init?.body))).toEqual(body)
  })
})

describe('a call that is no plain JSON', () => {
  const call = {
    method: 'POST',
    target: '/api/files',
    requestBody: { file: { name: '证"书.png', size: 16 } },
    responseHeaders: { 'content-type': 'application/json' },
  } as unknown as JournalEntry
  const requestFor = (of: Partial<JournalEntry>) =>
    requestOf({ ...call, ...of }, { api: 'http://mock/ht', world: 'red', token: undefined })

  it('sends the files of a form, and says where to run it', () => {
    const command = curlOf(requestFor({}))
    expect(command).toContain(`-F 'file=@"证\\"书.png"'`)
    expect(command).toContain('# Run it where 证"书.png lies.')
    expect(fetchOf(requestFor({}))).toContain('body: form,')
  })

  it('says so when a token or the body is missing', () => {
    const command = curlOf(requestFor({ requestBody: '40000 bytes, not kept' }))
    expect(command).toContain('# The caller was no persona: put a token of theirs in place of TOKEN.')
    expect(command).toContain('# The body was too long to be kept')
    expect(command).not.toContain('--data-raw')
  })

  it('writes the bytes of a file into a file, and reads no JSON where there is none', () => {
    const download = requestFor({ responseHeaders: { 'content-type': 'application/pdf' } })
    expect(curlOf(download)).toContain('--output answer')
    expect(fetchOf(requestFor({ responseHeaders: {} }))).toContain('response.text()')
  })
})
