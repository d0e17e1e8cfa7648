import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sectionStates } from './section-states.ts'

const schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  certs: v.array(v.object({ certNo: v.pipe(v.string(), v.minLength(4)) })),
  resume: v.pipe(v.string(), v.minLength(5)),
  files: v.array(v.string()),
})
const sections = [
  { id: 'person', fields: ['name'] },
  { id: 'work', fields: ['certs'] },
  { id: 'resume', fields: ['resume'] },
  { id: 'files', fields: ['files'] },
]

it('says of each part whether it is finished, and where something is wrong', () => {
  const values = { name: '沈砚清', certs: [{ certNo: '1' }], resume: '', files: [] }
  expect(sectionStates(sections, { schema, values, errors: ['resume'] })).toEqual({
    person: 'done',
    work: 'open',
    resume: 'wrong',
    files: 'optional',
  })
})

it('takes an optional part for finished only with something in it', () => {
  const values = { name: '', certs: [], resume: '', files: ['a.pdf'] }
  expect(sectionStates(sections, { schema, values, errors: [] }).files).toBe('done')
})
