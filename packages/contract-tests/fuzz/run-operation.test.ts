import { afterEach, describe, expect, it } from 'vitest'
import { runOperation } from './run-operation.ts'
import { subjectOf } from './subjects.ts'
import { createHttpConnection } from './target/http-connection.ts'
import { sender } from './target/send.ts'
import type { Target } from './target/target.ts'
import { type Fault, startTinyBackend, things, tinyDocument, tinyOperation } from './testing/tiny-backend.ts'
import type { FailureKind } from './validate/validate-answer.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const targetAt = (baseUrl: string): Target => ({
  baseUrl,
  headers: {},
  credentials: {},
  controls: null,
  tokens: { person: 't-person', unit: 't-unit', forged: 't-forged', expired: 't-expired' },
  permissions: {
    none: null,
    forged: null,
    expired: null,
    applicant: null,
    staff: null,
    person: new Set(),
    unit: new Set(),
  },
  renew: async () => {},
  captcha: async () => null,
  password: null,
  codeFor: async () => null,
  close: async () => {},
})

/** The records that each role's list would have returned. */
const shown = (['person', 'unit'] as const).map((role) => ({
  operation: { ...tinyOperation('getThing'), id: 'listThings' },
  role,
  rows: things.filter(({ owner }) => owner === role).map(({ id, name }) => ({ id, name })),
}))

async function fuzz(fault: Fault, name = 'createThing', seed = 1) {
  const { origin, stop } = await startTinyBackend(fault)
  const wire = createHttpConnection(origin, 1_000)
  stops.push(stop, wire.close)
  const target = targetAt(origin)
  const owned = { getThing: { list: 'listNews' as const, place: 'path' } }
  const known = {
    permissions: target.permissions,
    shown: shown.map((one) => ({ ...one, operation: { ...one.operation, id: 'listNews' } })),
    owned,
  }
  const subject = subjectOf(tinyOperation(name), known, tinyDocument)
  return runOperation(subject, target, sender(target, wire), { seed, requests: 200, parallel: 4 })
}

describe('a backend without a fault', () => {
  it.each(['createThing', 'getThing'])('causes no failure: %s', async (name) => {
    for (const seed of [1, 2, 3]) {
      const { findings, sent, statuses } = await fuzz(null, name, seed)
      expect(findings).toEqual([])
      expect(sent).toBeGreaterThanOrEqual(200)
      expect([...statuses.keys()].sort()).toEqual([name === 'createThing' ? 201 : 200, 400, 401, 404].sort())
    }
  })
})

describe('a planted fault', () => {
  const planted: [Fault & string, string, FailureKind][] = [
    ['server error', 'createThing', 'server error'],
    ['HTML error', 'createThing', 'deviation'],
    ['no field', 'createThing', 'field not named'],
    ['hang', 'createThing', 'hang'],
    ['drop', 'createThing', 'dropped'],
    ['leak', 'getThing', 'leak'],
    ['no auth', 'getThing', 'wrong role'],
    ['no auth', 'createThing', 'wrong role'],
    ['accepts anything', 'createThing', 'not refused'],
    ['undocumented status', 'createThing', 'deviation'],
  ]

  it.each(planted)('is found: %s in %s', async (fault, name, kind) => {
    const { findings } = await fuzz(fault, name)
    expect([...new Set(findings.map(({ failure }) => failure.kind))]).toEqual([kind])
  })

  it('is shrunk to a minimal request', async () => {
    const { findings } = await fuzz('server error')
    expect(findings[0]?.request.query).toEqual([])
    const body = findings[0]?.request.body
    const value = (body?.kind === 'json' ? body.value : {}) as { name: string; count: number }
    expect([value.name.length, Object.keys(value).sort()]).toEqual([1, ['count', 'name']])
    expect(value.count).toBeGreaterThan(5)
  })

  it('names the owner of the record that was shown', async () => {
    const { findings } = await fuzz('leak', 'getThing')
    expect(findings[0]?.failure.expected).toMatch(/of-person|of-a-unit/)
  })
})
