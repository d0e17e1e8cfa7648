import { document, type OperationId, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { inputsOf } from '../../shared/inputs.ts'
import { randomOf } from '../../shared/random.ts'
import { wrongParts } from '../../shared/wrong-parts.ts'
import { payloadOf, targetOf } from '../request.ts'
import type { Subject } from './base.ts'
import { soundRequest } from './base.ts'
import { fromPattern } from './from-pattern.ts'
import { plan } from './plan.ts'

function subjectFor(id: OperationId): Subject {
  const operation = operations.get(id)
  if (!operation) throw new Error(id)
  return {
    operation,
    inputs: inputsOf(operation),
    ids: {},
    idsOf: () => [],
    foreignRecords: [],
    allowed: ['person'],
  }
}

const wire = (subject: Subject, seed: number, count: number) =>
  Array.from({ length: count }, (_, number) => {
    const request = plan(subject, seed, number)
    const bytes = payloadOf(request)?.bytes ?? new Uint8Array()
    return `${request.role} ${targetOf(request)} ${Buffer.from(bytes).toString('base64')}`
  })

describe('a plan', () => {
  it.each(['listNews', 'createMemberApply', 'uploadFile', 'logOut'] as const)(
    'is the same for the same seed, and another for another: %s',
    (id) => {
      const subject = subjectFor(id)
      expect(wire(subject, 7, 100)).toEqual(wire(subject, 7, 100))
      expect(wire(subject, 8, 100)).not.toEqual(wire(subject, 7, 100))
    },
  )

  it('can be made and sent for every operation', () => {
    for (const id of operations.keys()) expect(wire(subjectFor(id), 1, 30), id).toHaveLength(30)
  })

  it('has valid and invalid requests for every operation', () => {
    for (const id of operations.keys()) {
      const subject = subjectFor(id)
      const wrong = Array.from({ length: 80 }, (_, number) =>
        wrongParts(plan(subject, 1, number), subject.inputs),
      )
      const share = wrong.filter((parts) => parts.length > 0).length / wrong.length
      expect(share, id).toBeGreaterThan(0.03)
      expect(share, id).toBeLessThan(0.85)
    }
  })
})

describe('a sound request', () => {
  it('fits the document, most of the time', () => {
    for (const id of operations.keys()) {
      const subject = subjectFor(id)
      const wrong = Array.from({ length: 60 }, (_, number) => {
        const request = soundRequest(subject, 'person', randomOf('sound', id, number))
        return wrongParts(request, subject.inputs).length
      })
      expect(wrong.filter((count) => count > 0).length, id).toBeLessThanOrEqual(wrong.length * unsound)
    }
  })
})

/**
 * The greatest share of generated bodies that may be invalid, because rules in descriptions only, such as two properties
 * that exclude each other, are not followed.
 */
const unsound = 0.25

function patternsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  )
}

describe('a text from a pattern', () => {
  it('fits every pattern of the document', () => {
    for (const pattern of new Set(patternsIn(document))) {
      for (let number = 0; number < 20; number++) {
        expect(fromPattern(pattern, randomOf(pattern, number))).toMatch(new RegExp(pattern, 'u'))
      }
    }
  })
})
