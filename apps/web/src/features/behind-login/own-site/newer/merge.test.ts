import { describe, expect, it } from 'vitest'
import { changesSince } from './merge.ts'

const based = (fields: { phone: string; intro: string; covers: string[] }) => ({
  ...fields,
  basedOn: JSON.stringify(fields),
})
const before = based({ phone: '1', intro: '旧', covers: ['a'] })

describe('two that change a record at the same time', () => {
  it('do not undo each other in fields that only one of them has changed', () => {
    const here = { ...before, intro: '这里' }
    expect(changesSince(here, based({ phone: '2', intro: '旧', covers: ['a', 'b'] }))).toEqual({
      there: ['phone', 'covers'],
      here: ['intro'],
      both: [],
    })
  })

  it('choose where both have changed the same field', () => {
    const here = { ...before, intro: '这里' }
    expect(changesSince(here, based({ phone: '2', intro: '那里', covers: ['a'] }))).toEqual({
      there: ['phone'],
      here: [],
      both: ['intro'],
    })
  })

  it('have nothing to choose where they have changed it to the same', () => {
    const here = { ...before, intro: '新' }
    expect(changesSince(here, based({ phone: '1', intro: '新', covers: ['a'] }))).toEqual({
      there: [],
      here: [],
      both: [],
    })
  })
})

it('leaves every difference to be chosen where it is not known what the form began from', () => {
  const here = { ...before, phone: '3', basedOn: 'older' }
  expect(changesSince(here, based({ phone: '2', intro: '旧', covers: ['a'] })).both).toEqual(['phone'])
})
