import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Contract, OperationObject } from '../breaking/contract.ts'
import { readExercised } from './exercised.ts'
import { surveyOf } from './survey.ts'
import { surveyText, undocumentedText, untestedText } from './text.ts'

const shown = { content: { 'application/json': { example: 1 } } }
const bare = { content: { 'application/json': {} } }

const operation = (operationId: string, more: Partial<OperationObject> = {}): OperationObject => ({
  operationId,
  tags: ['fees'],
  'x-source': 'spec',
  responses: { 200: shown, 500: bare },
  ...more,
})

const contractOf = (paths: Record<string, OperationObject>): Contract => ({
  info: { version: '1.2.3' },
  paths: Object.fromEntries(Object.entries(paths).map(([path, get]) => [path, { get }])),
  components: { requestBodies: { Shown: shown, Bare: bare } },
})

describe('the survey', () => {
  const lacks = (one: OperationObject, path = '/fees') =>
    surveyOf(contractOf({ [path]: one }), new Set(['listFees']))

  it('finds nothing lacking in a complete operation', () => {
    const survey = lacks(operation('listFees', { requestBody: { $ref: '#/components/requestBodies/Shown' } }))
    expect(survey).toMatchObject({ withoutExample: [], withoutError: [], withoutTest: [] })
  })

  it('names an answer or a body without an example, but no problem without one', () => {
    expect(lacks(operation('x', { responses: { 200: bare, 500: shown } })).withoutExample).toEqual([
      'GET /fees',
    ])
    const body = operation('x', { requestBody: { $ref: '#/components/requestBodies/Bare' } })
    expect(lacks(body).withoutExample).toEqual(['GET /fees'])
    expect(lacks(operation('x', { responses: { 204: {} } })).withoutExample).toEqual([])
  })

  it('names operations without a documented error, and those with an id but no 404', () => {
    expect(lacks(operation('x', { responses: { 200: shown } })).withoutError).toEqual(['GET /fees'])
    expect(lacks(operation('x'), '/fees/{id}').withoutError).toEqual(['GET /fees/{id}'])
    const answers = { responses: { 200: shown, 404: bare } }
    expect(lacks(operation('x', answers), '/fees/{id}').withoutError).toEqual([])
  })

  it('names operations without a test, once tests have run', () => {
    expect(lacks(operation('payFees')).withoutTest).toEqual(['GET /fees'])
    expect(surveyOf(contractOf({ '/fees': operation('payFees') }), undefined).withoutTest).toBeUndefined()
  })
})

describe('its text', () => {
  const contract = contractOf({
    '/fees': operation('listFees'),
    '/orders': operation('listOrders', { tags: ['orders'], 'x-source': 'assumed' }),
    '/orders/{id}': operation('getOrder', { tags: ['orders'] }),
  })

  it('counts by tag and in all, and names what is lacking', () => {
    expect(surveyText(surveyOf(contract, new Set(['listFees', 'getOrder'])))).toBe(
      [
        'Contract 1.2.3     spec  assumed    total',
        'fees                  1        0        1',
        'orders                1        1        2',
        'total                 2        1        3',
        '',
        'Without an example: none',
        'Without a documented error:',
        '  GET /orders/{id}',
        'Without a test in what has run (`npm run unit` runs all):',
        '  GET /orders',
      ].join('\n'),
    )
  })

  it('of what must not be lacking is empty when nothing is', () => {
    const complete = surveyOf(contractOf({ '/fees': operation('listFees') }), new Set(['listFees']))
    expect(undocumentedText(complete) + untestedText(complete)).toBe('')
    expect(undocumentedText(surveyOf(contract, undefined))).toBe(
      'Without a documented error:\n  GET /orders/{id}',
    )
  })

  it('does not count tests that never ran as passed', () => {
    expect(untestedText(surveyOf(contract, undefined))).toBe(
      'Without a test in what has run (`npm run unit` runs all): not known yet',
    )
  })
})

describe('the records of tests', () => {
  let root = ''
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const record = (name: string, test: string, operations: string[]) =>
    write(`.exercised/${name}.json`, JSON.stringify({ test, operations }))
  const read = () => readExercised(join(root, '.exercised'))

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'exercised-'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  it('are joined over all tests of resources', () => {
    for (const name of ['fees', 'orders']) {
      write(`src/resources/${name}.test.ts`, '')
      record(name, `src/resources/${name}.test.ts`, ['login', name])
    }
    expect(read()).toEqual(new Set(['login', 'fees', 'orders']))
  })

  it('of deleted tests, and of tests that call all operations, do not count', () => {
    write('src/plugins/auth.test.ts', '')
    record('auth', 'src/plugins/auth.test.ts', ['listFees'])
    record('gone', 'src/resources/gone.test.ts', ['listFees'])
    expect(read()).toBeUndefined()
  })

  it('are not known where no test ran', () => {
    expect(read()).toBeUndefined()
  })
})
