import { describe, expect, it } from 'vitest'
import type { FuzzRequest } from '../request.ts'
import { tinyOperation } from '../testing/tiny-backend.ts'
import { shrink } from './shrink.ts'

const base: FuzzRequest = {
  operation: tinyOperation('createThing'),
  role: 'person',
  path: {},
  query: [
    ['a', '1'],
    ['b', 'needle in hay'],
    ['a', '2'],
  ],
  body: { kind: 'json', value: { keep: { list: ['x', 'needle', 'y'], other: 1 }, text: 'z'.repeat(100) } },
  label: 'test',
}

const json = (request: FuzzRequest) =>
  JSON.stringify(request.body?.kind === 'json' ? request.body.value : null)

describe('shrink', () => {
  it('keeps only the parts of a body that the failure needs', async () => {
    const smallest = await shrink(base, async (candidate) => json(candidate).includes('needle'))
    expect(smallest.query).toEqual([])
    expect(json(smallest)).toBe('{"keep":{"list":["needle"]}}')
  })

  it('shrinks a text that contains JSON by its properties', async () => {
    const text = '{"a":"needle","b":[1,2]}'
    const request: FuzzRequest = {
      ...base,
      query: [],
      body: { kind: 'text', type: 'application/json', text },
    }
    const smallest = await shrink(request, async (candidate) =>
      JSON.stringify(candidate.body).includes('needle'),
    )
    expect(json(smallest)).toBe('{"a":"needle"}')
  })

  it('keeps only the parts of a query that the failure needs', async () => {
    const smallest = await shrink(base, async ({ query }) =>
      query.some(([, value]) => value.includes('needle')),
    )
    expect(smallest.query).toEqual([['b', 'needle']])
    expect(json(smallest)).toBe('{}')
  })

  it('drops one of two equal names', async () => {
    const smallest = await shrink(base, async ({ query }) => query.some(([name]) => name === 'a'))
    expect(smallest.query).toHaveLength(1)
  })

  it('leaves a request unchanged when it no longer fails', async () => {
    expect(await shrink(base, async () => false)).toBe(base)
  })

  it('gives up after the given number of attempts', async () => {
    let sent = 0
    await shrink(
      base,
      async () => {
        sent++
        return true
      },
      5,
    )
    expect(sent).toBe(5)
  })
})
