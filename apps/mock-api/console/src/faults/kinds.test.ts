import { mockDocument } from '@portal/api-contract/mock'
import Ajv2020 from 'ajv/dist/2020.js'
import { expect, describe as group, it } from 'vitest'
import { type Draft, describe, emptyDraft, faultOf, kinds } from './kinds.ts'
import { callPresets, paymentPresets } from './presets.ts'

const { schemas } = mockDocument.components as {
  schemas: { Fault: { properties: { kind: { enum: string[] } } } }
}
const isFault = new Ajv2020({ strict: false }).compile(schemas.Fault)

const draft = (more: Partial<Draft>): Draft => ({ ...emptyDraft, ...more })

group('the kinds', () => {
  it('are exactly those of the control document', () => {
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...schemas.Fault.properties.kind.enum].sort())
  })

  it.each(kinds)('$kind of a form is valid by the control document', ({ kind, target }) => {
    const fault = faultOf(draft({ kind }))
    expect(isFault(fault), JSON.stringify(isFault.errors)).toBe(true)
    expect('operation' in fault).toBe(target === 'call')
  })
})

group('a fault of the form', () => {
  it('has the parameters of its kind and no others', () => {
    expect(faultOf(draft({ kind: 'STATUS', operation: 'listNews', status: '503', count: '3' }))).toEqual({
      kind: 'STATUS',
      operation: 'listNews',
      status: 503,
      count: 3,
    })
    expect(faultOf(draft({ kind: 'LATE', delaySeconds: '60' }))).toEqual({
      kind: 'LATE',
      delaySeconds: 60,
      count: 1,
    })
    expect(faultOf(draft({ kind: 'LATENCY', min: '5', max: '10', shape: 'EVEN' })).latency).toEqual({
      min: 5,
      max: 10,
      shape: 'EVEN',
    })
    expect(faultOf(draft({ kind: 'MISSING_HEADER', header: ' Link ' })).header).toBe('Link')
  })

  it('without a count stays until it is removed', () => {
    expect(faultOf(draft({ kind: 'DROP', count: ' ' }))).toEqual({ kind: 'DROP', operation: '*' })
  })
})

group('the presets', () => {
  it.each([...callPresets, ...paymentPresets])('$name is valid by the control document', ({ fault }) => {
    expect(isFault(fault), JSON.stringify(isFault.errors)).toBe(true)
  })

  it('for calls name every operation, except the end of a session; those for payments name none', () => {
    const narrow = callPresets.filter(({ fault }) => fault.operation !== '*')
    expect(narrow.map(({ name, fault }) => [name, fault.operation])).toEqual([
      ['Session ends', 'getCurrentUser'],
    ])
    expect(paymentPresets.every(({ fault }) => fault.operation === undefined)).toBe(true)
  })
})

group('a fault in words', () => {
  it.each([
    [{ kind: 'STATUS', status: 503 }, 'Error status 503'],
    [
      { kind: 'LATENCY', latency: { min: 200, max: 3000, shape: 'LONG_TAIL' } },
      'Late answer 200–3000 ms, long tail',
    ],
    [{ kind: 'LATENCY', latency: { min: 5, max: 5, shape: 'EVEN' } }, 'Late answer 5 ms'],
    [{ kind: 'SLOW_BODY', milliseconds: 8000 }, 'Slow body over 8000 ms'],
    [{ kind: 'LATE', delaySeconds: 60 }, 'Late notification after 60 s of the world’s clock'],
    [{ kind: 'DROP' }, 'Cut connection'],
    [{ kind: 'OF_A_LATER_VERSION' }, 'OF_A_LATER_VERSION'],
  ])('%j is %s', (fault, text) => {
    expect(describe(fault)).toBe(text)
  })
})
