import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { choose, everything } from '../shared/choose.ts'
import { CouldNotRun } from '../shared/could-not-run.ts'
import { readOptions } from './options.ts'
import { curlOf, reportText } from './report.ts'
import type { FuzzRequest } from './request.ts'
import type { Target } from './target/target.ts'
import { tinyOperation } from './testing/tiny-backend.ts'

const target = {
  baseUrl: 'http://127.0.0.1:4010/ht',
  headers: { 'x-mock-world': 'fuzz-7' },
  tokens: { person: 'secret-token' },
} as Partial<Target> as Target

const request = (rest: Partial<FuzzRequest>): FuzzRequest => ({
  operation: tinyOperation('createThing'),
  role: 'person',
  path: {},
  query: [],
  label: 'odd name',
  ...rest,
})

describe('a request as a command', () => {
  it('can be pasted, and contains no token', () => {
    const value = { name: "it's" }
    const curl = curlOf(request({ query: [['a b', '%']], body: { kind: 'json', value } }), target)
    expect(curl).toBe(
      `curl -i --path-as-is -X POST 'http://127.0.0.1:4010/ht/things?a%20b=%25' -H 'x-mock-world: fuzz-7' -H "authorization: Bearer $TOKEN_PERSON" -H 'content-type: application/json' --data-raw '{"name":"it'\\''s"}'`,
    )
  })

  it('can contain bytes that no shell accepts', () => {
    const curl = curlOf(request({ body: { kind: 'text', type: 'application/json', text: '\0' } }), target)
    expect(curl).toMatch(/^echo AA== \| base64 -d \| curl .* --data-binary @-$/)
  })
})

describe('a report', () => {
  it('shows for each failure what was expected, what was seen and how to reproduce it', () => {
    const failure = { kind: 'server error' as const, expected: 'no 5xx', seen: '500 oops' }
    const finding = { failure, request: request({}), number: 12, times: 3 }
    const outcome = {
      operation: 'createThing',
      sent: 200,
      statuses: new Map([[500, 3]]),
      findings: [finding],
    }
    const text = reportText([outcome], target, 7)
    for (const part of [
      '1 failed',
      '500×3',
      'no 5xx',
      '500 oops',
      '--only createThing --seed 7',
      'and 2 more',
      'curl ',
    ])
      expect(text).toContain(part)
    expect(text).toMatch(/200 requests to 1 operation, 1 failure, seed 7$/)
  })
})

describe('the command line', () => {
  it.each([
    [[]],
    [['--base-url', 'nonsense']],
    [['--base-url', 'http://x', '--seed', '-1']],
    [['--base-url', 'http://x', '--requests', 'many']],
    [['--nothing']],
  ])('%j cannot be run', (argv) => {
    expect(() => readOptions(argv, '/')).toThrow(CouldNotRun)
  })

  it('has 200 requests an operation, and writes only where it may', () => {
    const options = readOptions(['--base-url', 'http://127.0.0.1:4010/ht/', '--seed', '5'], '/')
    expect(options).toMatchObject({
      baseUrl: 'http://127.0.0.1:4010/ht',
      seed: 5,
      requests: 200,
      mayWrite: false,
    })
  })

  it('chooses operations by id or tag', () => {
    expect(choose(operations.values(), { ...everything, only: ['listNews'] }).map(({ id }) => id)).toEqual([
      'listNews',
    ])
    expect(choose(operations.values(), { ...everything, only: ['news'] }).length).toBeGreaterThan(3)
    expect(() => choose(operations.values(), { ...everything, only: ['nothing'] })).toThrow(/news: listNews/)
  })
})
