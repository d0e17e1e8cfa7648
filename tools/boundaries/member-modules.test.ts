import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { calls } from './member-modules.ts'

const secured = new Set(['/api/fees', '/api/fees/{id}'])

describe('a module that calls a member’s operation', () => {
  for (const source of [
    "api.GET('/api/fees')",
    'api.GET(`/api/fees`)',
    "const load = async () => unwrap(api\n  .DELETE(\n '/api/fees/{id}', { params: { path: { id: 1 } } }))",
    "client.http.POST<Fee>('/api/fees')",
    "const sent = { ...(taxNo && { taxNo }) }; api.POST('/api/fees', { body: sent })",
    "const Fees = () => <a onClick={() => api.GET('/api/fees')}>{1}</a>",
  ])
    test(source, () => assert.equal(calls(source, secured), true))
})

describe('a module that calls none', () => {
  for (const source of [
    "api.GET('/api/news')",
    "// api.GET('/api/fees')",
    'const text = "api.GET(\'/api/fees\')"',
    "cache.get('/api/fees')",
  ])
    test(source, () => assert.equal(calls(source, secured), false))
})
