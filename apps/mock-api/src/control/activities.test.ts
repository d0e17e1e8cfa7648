import type { OpenActivity } from '@portal/api-contract/mock'
import { expect, it } from 'vitest'
import { control } from '../testing/controls.ts'
import { createTestBed, type TestBed } from '../testing/test-bed.ts'

const open = async (bed: TestBed) => (await control(bed, 'GET', '/activities')).json<OpenActivity[]>()

it('lists what can still be cancelled, the next one first, with who takes part', async () => {
  const bed = await createTestBed()
  const before = await open(bed)
  expect(before.map(({ startTime }) => startTime)).toEqual(before.map(({ startTime }) => startTime).sort())
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set(['SIGNUP', 'UPCOMING']))
  const paid = before.find(({ id }) => id === 4303)
  await bed.post('/api/member-activities/4303/sign-up', {}, 'su')
  const after = (await open(bed)).find(({ id }) => id === 4303)
  expect(after).toEqual({ ...paid, signedCount: (paid?.signedCount ?? 0) + 1 })
})

it('lists none that was cancelled or has begun', async () => {
  const bed = await createTestBed()
  const [next, second] = await open(bed)
  expect((await control(bed, 'POST', `/activities/${second?.id}/cancel`)).statusCode).toBe(204)
  expect((await open(bed)).map(({ id }) => id)).not.toContain(second?.id)
  bed.clock.advance(Date.parse(next?.startTime ?? '') - bed.clock.now().getTime())
  expect((await open(bed)).map(({ id }) => id)).not.toContain(next?.id)
})
