import { describe, expect, it } from 'vitest'
import { textOf } from '../../../shared/http/bytes.ts'
import type { Schema } from '../../../shared/schema.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { type Faults, tenderBackend } from '../testing/tender-backend.ts'
import { badValuesOf, nearMissesOf } from './bad-values.ts'
import { bodyRefusalScenarios } from './bodies.ts'
import { atLimits, beyondLimits } from './limits.ts'
import { listRefusalScenarios } from './lists.ts'
import { parameterRefusalScenarios } from './parameters.ts'

const ofList = (faults: Faults) =>
  mismatchesOf(listRefusalScenarios, 'listTenders', tenderBackend(faults), ['not refused', 'problem'])
const ofRecord = (faults: Faults) =>
  mismatchesOf(parameterRefusalScenarios, 'getTender', tenderBackend(faults), ['not refused', 'problem'])

describe('what a list does not take', () => {
  it('is no mismatch when it is refused by name', async () => {
    expect(await ofList({})).toEqual([])
  })

  it.each([
    'sort',
    'noSuchProperty.equals',
    'page',
    'size',
    'budget.greaterThan',
    'deadline.greaterThanOrEqual',
  ])('is seen when %s is taken nevertheless', async (name) => {
    const found = await ofList({ refuse: (wrong) => (wrong.includes(name) ? null : wrong) })
    expect(new Set(found.map(({ kind, path }) => `${kind} ${path}`))).toEqual(
      new Set([`not refused ${name}`]),
    )
  })

  it('is reported when the refusal names something else', async () => {
    const found = await ofList({ refuse: () => ['other'] })
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['problem']))
  })
})

describe('an argument that is wrong', () => {
  it('is no mismatch when it is refused by name', async () => {
    expect(await ofRecord({})).toEqual([])
  })

  it('is reported when it is accepted, or not named', async () => {
    expect((await ofRecord({ refuse: () => null }))[0]).toMatchObject({ kind: 'problem', path: 'id' })
    expect((await ofRecord({ refuse: () => [] }))[0]).toMatchObject({ kind: 'problem' })
  })

  it.each([
    [{ type: 'integer', minimum: 1, maximum: 9 }, ['abc', '0', '10']],
    [{ type: 'string', enum: ['A', 'B'] }, ['NO_SUCH_VALUE']],
    [{ type: 'string', pattern: '^[a-z]+$', minLength: 3, maxLength: 5 }, ['???', 'xxxxxx', 'xx']],
    [{ type: 'string', format: 'date' }, ['2026-02-30']],
    [{ type: 'string', format: 'date-time' }, ['2026-02-30T02:04:00.000Z']],
    [{ type: 'string', format: 'email' }, ['not-this']],
    [{ type: 'boolean' }, ['perhaps']],
    [{ type: 'string' }, []],
  ])('of %j is %j', (schema, values) => {
    expect(badValuesOf(schema)).toEqual(values)
  })
})

describe('what is nearly right', () => {
  it.each([
    ['^\\d{4}-(0[1-9]|1[0-2])$', '2026-11', ['2026-19', '２０２６-１１']],
    ['^1[3-9]\\d{9}$', '13900030001', ['10900030001', '１３９０００３０００１']],
    ['^\\d{6}$', '482913', ['４８２９１３']],
    ['^\\d{2}[\\dX]$', '11X', ['１１X', '11x']],
    ['\\S', '全省', []],
  ])('by %s beside %s is %s', (pattern, right, nearly) => {
    expect(nearMissesOf({ type: 'string', pattern }, right)).toEqual(nearly)
  })

  it('is a list with something twice, where each is there once', () => {
    expect(nearMissesOf({ type: 'array', uniqueItems: true }, [7, 8])).toEqual([[7, 8, 7]])
    expect(nearMissesOf({ type: 'array', uniqueItems: true }, [])).toEqual([])
    expect(nearMissesOf({ type: 'array' }, [7])).toEqual([])
  })

  it('is nothing of what is not there, or may be anything', () => {
    expect(nearMissesOf({ type: ['string', 'null'], pattern: '^1' }, null)).toEqual([])
    expect(nearMissesOf({ type: 'string' }, '11')).toEqual([])
  })
})

describe('the limits of a body', () => {
  const shape: Schema = {
    type: 'object',
    required: ['kind', 'name'],
    properties: {
      kind: { type: 'string', enum: ['A', 'B'] },
      name: { type: 'string', minLength: 1, maxLength: 3, pattern: '\\S' },
      phone: { type: 'string', pattern: '^1\\d*$', maxLength: 4 },
      amount: { type: 'number', exclusiveMinimum: 0, maximum: 9 },
      ids: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'integer' } },
      parts: {
        type: 'array',
        items: { type: 'object', properties: { page: { type: 'integer', minimum: 1 } } },
      },
    },
  }
  const right = { kind: 'A', name: 'ab', phone: '12', amount: 2, ids: [7], parts: [{ page: 3 }] }

  it('are left all at once, each way', () => {
    expect(beyondLimits(shape, right).map(({ body, paths }) => [paths, body])).toEqual([
      [['name', 'phone', 'amount'], { ...right, name: 'xxxx', phone: '11111', amount: 9.01 }],
      [['name', 'amount', 'parts[0].page'], { ...right, name: '', amount: 0, parts: [{ page: 0 }] }],
      [['ids'], { ...right, ids: [1, 2, 3] }],
      [['ids'], { ...right, ids: [] }],
      [['name'], { ...right, name: ' ' }],
    ])
  })

  it('are reached with something else lacking', () => {
    const { kind: _, ...rest } = right
    expect(atLimits(shape, right).map(({ body, lacking }) => [lacking, body])).toEqual([
      ['kind', { ...rest, name: 'xxx', phone: '1111', amount: 9 }],
      ['kind', { ...rest, name: 'x', amount: 0.01, parts: [{ page: 1 }] }],
      ['kind', { ...rest, ids: [1, 2] }],
      ['kind', { ...rest, ids: [7] }],
    ])
  })
})

describe('a body that is wrong', () => {
  const ofBody = (
    fieldsOf: (body: Record<string, unknown>) => string[] | null,
    operation: 'calculateFee' | 'applyForJob' = 'calculateFee',
  ) =>
    mismatchesOf(
      bodyRefusalScenarios,
      operation,
      async ({ request }) => {
        const fields = fieldsOf(JSON.parse(await textOf(request)) as Record<string, unknown>)
        if (!fields) return Response.json({})
        const fieldErrors = fields.map((field) => ({ objectName: 'body', field, message: 'x' }))
        const body = { title: 'Bad Request', status: 400, message: 'error.validation', fieldErrors }
        return Response.json(body, { status: 400, headers: { 'content-type': 'application/problem+json' } })
      },
      ['not refused', 'problem'],
    )
  const names = ['standard', 'service', 'amount', 'coefficients', 'float', 'extras']
  /** What lacks something is refused for that alone. */
  const all = (body: Record<string, unknown>) => ('standard' in body ? names : ['standard'])

  it('is no mismatch when each is refused by name', async () => {
    expect(await ofBody(all)).toEqual([])
  })

  it('is seen when a control character is taken in one of its texts', async () => {
    const holding = (body: Record<string, unknown>) =>
      Object.keys(body).filter((name) => String(body[name]).includes('\u0007'))
    const controls = async (fieldsOf: typeof holding) =>
      (await ofBody(fieldsOf, 'applyForJob')).filter(({ path }) => path === 'control characters')
    expect(await controls(holding)).toEqual([])
    const found = await controls((body) => holding(body).filter((name) => name !== 'resume'))
    expect(found).toMatchObject([{ kind: 'problem' }])
  })

  it('is seen when it is taken, or something else is named', async () => {
    const taken = await ofBody((body) => ('amount' in body ? all(body) : null))
    expect(taken).toMatchObject([{ kind: 'not refused', path: 'amount' }])
    expect(await ofBody(() => ['service'])).toContainEqual(expect.objectContaining({ path: 'amount' }))
  })
})
