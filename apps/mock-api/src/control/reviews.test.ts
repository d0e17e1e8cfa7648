import type { PendingReview } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

const pending = async (bed: TestBed) => (await control(bed, 'GET', '/reviews')).json<PendingReview[]>()

describe('the review desk', () => {
  it('shows what was handed in, with files that open', async () => {
    const bed = await createTestBed()
    const reviews = await pending(bed)
    const apply = reviews.find(({ kind }) => kind === 'APPLICATION')
    expect(apply?.submission).toMatchObject({ applyKind: expect.any(String), materials: expect.any(Array) })
    expect(new Set(reviews.map(({ kind }) => kind)).size).toBeGreaterThan(3)
    for (const { kind, submission } of reviews)
      expect(Object.keys(submission).length, kind).toBeGreaterThan(3)
    const files = reviews.flatMap((review) => review.files)
    expect(files.length).toBeGreaterThan(0)
    for (const { url, name } of files) {
      const { pathname } = new URL(url)
      expect((await bed.app.inject({ url: pathname })).statusCode, `${name} ${pathname}`).toBe(200)
    }
  })

  it('takes only the decisions that exist', async () => {
    const bed = await createTestBed()
    for (const { kind, id, decisions } of await pending(bed)) {
      expect(decisions).toContain('APPROVE')
      if (decisions.includes('RETURN')) continue
      const refused = await control(bed, 'POST', `/reviews/${kind}/${id}`, { result: 'RETURN' })
      expect(refused.statusCode, kind).toBe(400)
      expect(refused.json().fieldErrors[0]).toMatchObject({ field: 'result', message: 'OneOf' })
    }
    const without = (await pending(bed)).filter(({ decisions }) => !decisions.includes('RETURN'))
    expect(new Set(without.map(({ kind }) => kind))).toEqual(new Set(['ORDER_REFUND', 'INVOICE']))
  })
})
