import type { MemberApply } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  applicationOf,
  letReviewsPass,
  materialsOf,
  reviewByHand,
  submitTong,
} from '../../../testing/applying.ts'
import { codeFor, fieldsOf, tokenIn } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, type TestBed } from '../../../testing/test-bed.ts'
import { decideApplication } from './decide.ts'

const changeOf = (bed: TestBed, person: object) =>
  bed.post(
    '/api/member-applies',
    {
      ...{ applyKind: 'CHANGE', person, statement: true, status: 'SUBMITTED' },
      materials: materialsOf(bed, 'lin', '身份证'),
    },
    'lin',
  )

const register = async (bed: TestBed, body: object) => {
  const phone = '13700000021'
  const proof = { phone, phoneCode: await codeFor(bed, phone), password: encryptPassword('zaojia-2026') }
  return bed.post('/api/public/member/register', { ...body, ...proof })
}

/** Approves some reviews of an application, one after the other. */
const approve = (bed: TestBed, id: number, reviews: number) => {
  for (let review = 0; review < reviews; review += 1)
    decideApplication(bed.world, id, { result: 'APPROVE', opinion: '同意。' }, bed.clock.now())
}

describe('an identity number in an application that was approved and waits for its fee', () => {
  it('is another’s for who applies with it', async () => {
    const bed = await createTestBed()
    const { person } = await submitTong(bed)
    letReviewsPass(bed)
    const refused = await changeOf(bed, { idNumber: person?.idNumber })
    expect(refused.statusCode).toBe(400)
    expect(fieldsOf(refused)).toEqual(['person.idNumber Taken'])
  })

  it('sends back who has applied with it, too', async () => {
    const bed = await createTestBed()
    reviewByHand(bed)
    const { id, person } = await submitTong(bed)
    const other = (await changeOf(bed, { idNumber: person?.idNumber })).json<MemberApply>()
    approve(bed, id, 3)
    expect((await applicationOf(bed, 'tong', id)).status).toBe('PENDING_PAYMENT')
    approve(bed, other.id, 1)
    expect((await applicationOf(bed, 'lin', other.id)).status).toBe('RETURNED')
  })

  it('is another’s for who fills in a profile', async () => {
    const bed = await createTestBed()
    const { person } = await submitTong(bed)
    letReviewsPass(bed)
    const token = tokenIn(await register(bed, { ownerType: 'PERSON', name: '江砚舟' }))
    const { idNumber, companyName, certType, certNo } = person ?? {}
    const answer = await bed.post(
      '/api/member-basic-infos',
      { ownerType: 'PERSON', idNumber, companyName, certType, certNo },
      undefined,
      { authorization: `Bearer ${token}` },
    )
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.idNumberTaken' })
  })
})

it.each([
  ['code', { uscc: '91349901MA2QH21B7T' }, 'error.usccTaken'],
  ['name', { companyName: '临江启衡工程咨询有限公司' }, 'error.companyNameTaken'],
])('a unit’s %s in such an application is another’s for who registers', async (_what, stated, message) => {
  const bed = await createTestBed()
  const { company } = await applicationOf(bed, 'xinrui', 3002)
  const block = JSON.stringify({ ...company, ...stated })
  bed.world.db.run('UPDATE memberApply SET block = ? WHERE id = 3002', [block])
  approve(bed, 3002, 1)
  expect((await applicationOf(bed, 'xinrui', 3002)).status).toBe('PENDING_PAYMENT')
  const unit = { ownerType: 'UNIT', username: 'QiHeng', contactName: '江砚舟' }
  const free = { uscc: '91350100M000100Y43', companyName: '青屿启衡工程咨询有限公司' }
  const answer = await register(bed, { ...unit, ...free, ...stated })
  expect(answer.json()).toMatchObject({ status: 409, message })
})
