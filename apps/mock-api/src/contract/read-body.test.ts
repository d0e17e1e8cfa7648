import { describe, expect, it } from 'vitest'
import type { HttpProblem } from './problem.ts'
import { bodyReader } from './read-body.ts'

const read = bodyReader(
  {
    type: 'object',
    required: ['ids'],
    properties: {
      ids: { type: 'array', maxItems: 200, uniqueItems: true, items: { $ref: '#/components/schemas/Id' } },
      files: { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/KeptFile' } },
    },
    additionalProperties: false,
  },
  false,
)

function faultsOf(body: unknown) {
  try {
    read(body)
  } catch (error) {
    return (error as HttpProblem).extras.fieldErrors?.map(({ field, message }) => [field, message])
  }
  return []
}

describe('what is wrong with a body', () => {
  it('is told field by field', () => {
    expect(faultsOf({ ids: [1, 1], files: [{}], other: 1 })).toHaveLength(6)
  })

  it.each([
    ['items with nothing in them', { ids: [], files: Array(6_000).fill({}) }, [['files', 'Size']]],
    ['numbers', { ids: Array.from({ length: 6_000 }, (_, index) => index + 1) }, [['ids', 'Size']]],
    [
      'names that nobody knows',
      { ids: [], ...Object.fromEntries(Array.from({ length: 6_000 }, (_, index) => [`name${index}`, 1])) },
      [['name0', 'Unknown']],
    ],
  ])('is not looked for to its end in one of thousands of %s', (_, body, faults) => {
    expect(faultsOf(body)).toEqual(faults)
  })
})
