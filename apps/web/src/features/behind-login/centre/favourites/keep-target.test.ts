import { expect, it } from 'vitest'
import { centreSearch } from '../centre-search.ts'
import { keepTargetOf } from './keep-target.ts'

it('reads what an address names', () => {
  expect(keepTargetOf('NEWS-12')).toEqual({ kind: 'NEWS', targetId: 12 })
  expect(keepTargetOf('JOURNAL-7')).toEqual({ kind: 'JOURNAL', targetId: 7 })
  for (const keep of ['ACTIVITY-1', 'NEWS-0', 'NEWS-99999999999999999999', 'NEWS'])
    expect(keepTargetOf(keep), keep).toBeUndefined()
})

it('is left out of the address where it does not fit', () => {
  expect(centreSearch({ keep: 'NEWS-12', kind: 'COURSE' })).toEqual({ keep: 'NEWS-12', kind: 'COURSE' })
  expect(centreSearch({ keep: 'NEWS-', kind: 'x' })).toEqual({})
})
