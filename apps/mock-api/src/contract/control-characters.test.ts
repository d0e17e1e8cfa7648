import { describe, expect, it } from 'vitest'
import { createTestBed } from '../testing/test-bed.ts'
import { controlErrors } from './control-characters.ts'

describe('control characters of a body', () => {
  it('are told field by field, however deep', () => {
    expect(
      controlErrors({ name: 'a\u0000', members: [{ certNo: '1' }, { certNo: '2\u001b' }] }),
    ).toMatchObject([
      { field: 'name', message: 'Pattern' },
      { field: 'members[1].certNo', message: 'Pattern' },
    ])
    let deep: unknown = '\u0007'
    for (let depth = 0; depth < 2_000; depth++) deep = [deep]
    expect(controlErrors(deep)).toHaveLength(1)
  })

  it('are not those that are typed', () => {
    expect(controlErrors({ reason: '第一行\n\t第二行\r\n', count: 1, none: null })).toEqual([])
  })

  it('are told like halves of a surrogate pair, which a store would replace; whole ones are characters', () => {
    const errors = controlErrors({ name: '苏\ud800', contacts: { address: '\udc00\ud800' }, remark: '𠮷😀' })
    expect(errors.map(({ field }) => field)).toEqual(['name', 'contacts.address'])
  })

  it('are refused before anything is stored', async () => {
    const bed = await createTestBed()
    const title = { titleType: 'PERSON', buyerName: '苏\u0000婉清' }
    const answer = await bed.post('/api/member-invoice-titles', title, 'su')
    expect(answer.json()).toMatchObject({
      ...{ status: 400, message: 'error.validation' },
      fieldErrors: [{ objectName: 'body', field: 'buyerName', message: 'Pattern' }],
    })
    expect((await bed.get('/api/member-invoice-titles', 'su')).json()).toEqual([])
  })
})
