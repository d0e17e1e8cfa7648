import type { Clock } from '@portal/api-contract/mock'
import { describe, expect, it } from 'vitest'
import { control, product } from '../testing/controls.ts'
import { feesOf } from '../testing/paying.ts'
import { createTestBed } from '../testing/test-bed.ts'

describe('the clock of a world', () => {
  it('is set, advanced, frozen and resumed', async () => {
    const bed = await createTestBed()
    const move = async (body: object) => (await control(bed, 'PUT', '/clock', body)).json<Clock>()
    expect(await move({ now: '2027-03-01T00:00:00Z' })).toMatchObject({ now: '2027-03-01T00:00:00.000Z' })
    expect(await move({ advanceSeconds: 60, isFrozen: true })).toMatchObject({
      now: '2027-03-01T00:01:00.000Z',
      isFrozen: true,
    })
    bed.clock.advance(3_600_000)
    expect((await control(bed, 'GET', '/clock')).json<Clock>().now).toBe('2027-03-01T00:01:00.000Z')
    await move({ isFrozen: false })
    bed.clock.advance(1_000)
    expect((await control(bed, 'GET', '/clock')).json<Clock>().now).toBe('2027-03-01T00:01:01.000Z')
  })

  it('ends tokens and begins fee years, in its world alone', async () => {
    const bed = await createTestBed()
    const token = bed.tokenOf('su')
    await control(bed, 'PUT', '/clock', { now: '2027-02-01T00:00:00Z' }, 'future')
    expect(await feesOf(bed, 'su', 'UNPAID')).toHaveLength(1)
    const fees = (await product(bed, 'future', '/api/member-fees/user?feeYear.equals=2027', 'su')).json()
    expect(fees).toHaveLength(1)
    await control(bed, 'PUT', '/clock', { advanceSeconds: 8 * 3600 })
    const user = await bed.app.inject({
      url: '/ht/thsuaa/api/currentUser',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(user.statusCode).toBe(401)
  })

  it.each([
    [{}, ''],
    [{ now: '2027-01-01T00:00:00Z', advanceSeconds: 1 }, 'advanceSeconds'],
    [{ now: '1999-01-01T00:00:00Z' }, 'now'],
    [{ now: 'tomorrow' }, 'now'],
    [{ advanceSeconds: 3_200_000_000 }, 'advanceSeconds'],
  ])('refuses %j', async (body, field) => {
    const answer = await control(await createTestBed(), 'PUT', '/clock', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldErrors[0].field).toBe(field)
  })
})
