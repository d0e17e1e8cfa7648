// @vitest-environment jsdom
import type { Recruitment } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { postThing } from './post-thing.ts'

const post = {
  position: '土建造价工程师',
  salaryMin: 9000,
  salaryMax: null,
  expireDate: '2027-01-15',
  educationReq: null,
} as Recruitment

const written = (fields: Partial<Recruitment>) =>
  JSON.parse(JSON.stringify(postThing({ ...post, ...fields })))

it('pays what is known of it, and nothing is said where it is by agreement', () => {
  expect(written({}).baseSalary.value).toEqual({
    '@type': 'QuantitativeValue',
    minValue: 9000,
    unitText: 'MONTH',
  })
  expect(written({ salaryMin: null })).not.toHaveProperty('baseSalary')
})

it('is offered until its last day ends, and asks only for what it asks', () => {
  expect(new Date(written({}).validThrough).toISOString()).toBe('2027-01-15T15:59:59.000Z')
  expect(written({})).not.toHaveProperty('educationRequirements')
})
