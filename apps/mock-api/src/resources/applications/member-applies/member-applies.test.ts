import type { ApplyRequirement, MemberApply } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  applicationOf,
  applicationsOf,
  materialsOf,
  reviewByHand,
  submitTong,
  toSubmission,
} from '../../../testing/applying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/member-applies'

const change = { applyKind: 'CHANGE', person: { position: '造价部经理' }, statement: true }

const fieldsOf = (answer: { json(): unknown }) =>
  (answer.json() as { fieldErrors: { field: string }[] }).fieldErrors.map(({ field }) => field)

async function begin(bed: TestBed, persona: string, body: object): Promise<MemberApply> {
  const answer = await bed.post(path, body, persona)
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

describe('the requirements', () => {
  it('are told to anybody, and what they ask for is refused when it is left out', async () => {
    const bed = await createTestBed()
    const requirements = (await bed.get('/api/public/member-apply-requirements')).json<ApplyRequirement[]>()
    const upgrade = requirements.find((row) => row.applyType === 'PERSON' && row.applyKind === 'UPGRADE')
    expect(upgrade?.fields).toContainEqual({ field: 'materials', need: 'ALWAYS' })
    const body = { applyKind: 'UPGRADE', targetLevel: '常务理事', statement: true, status: 'SUBMITTED' }
    expect(fieldsOf(await bed.post(path, body, 'lin'))).toEqual(['materials'])
  })

  it('come without pages, whole', async () => {
    const { headers } = await (await createTestBed()).get('/api/public/member-apply-requirements')
    expect(headers).not.toHaveProperty('x-total-count')
    expect(headers).not.toHaveProperty('link')
  })

  it.each([
    ['tong', '身份证', '注册证'],
    ['tong', '注册证', '身份证'],
  ] as const)('refuse %s with %s alone, and name %s', async (persona, given, lacking) => {
    const bed = await createTestBed()
    const [returned] = await applicationsOf(bed, persona)
    const body = { ...toSubmission(returned as MemberApply), materials: materialsOf(bed, persona, given) }
    const answer = await bed.put(path, body, persona)
    expect(answer.json().fieldErrors).toMatchObject([
      { field: 'materials', params: { materialType: lacking } },
    ])
  })

  it('let a change pass with the proof of what changes, and not without', async () => {
    const bed = await createTestBed()
    const body = { applyKind: 'CHANGE', person: { name: '林远' }, statement: true, status: 'SUBMITTED' }
    const refused = await bed.post(path, body, 'lin')
    expect(refused.json().fieldErrors).toMatchObject([
      { field: 'materials', params: { materialType: '身份证' } },
    ])
    await begin(bed, 'lin', { ...body, materials: materialsOf(bed, 'lin', '身份证') })
  })
})

describe('the list', () => {
  it('holds one’s own applications, newest first, and filters them', async () => {
    const bed = await createTestBed()
    const all = await applicationsOf(bed, 'hengxin')
    expect(all.map(({ applyKind, status }) => [applyKind, status])).toEqual([
      ['CHANGE', 'SUBMITTED'],
      ['CHANGE', 'WITHDRAWN'],
      ['UPGRADE', 'EFFECTIVE'],
      ['JOIN', 'EFFECTIVE'],
    ])
    const effective = await applicationsOf(bed, 'hengxin', '?status.equals=EFFECTIVE&sort=id&size=1')
    expect(effective.map(({ applyKind }) => applyKind)).toEqual(['JOIN'])
  })

  it('tells nobody of another’s', async () => {
    const bed = await createTestBed()
    expect((await bed.get(`${path}/user/3001`, 'tong')).statusCode).toBe(200)
    for (const answer of [
      await bed.get(`${path}/user/3001`, 'lin'),
      await bed.post(`${path}/user/3001/withdraw`, {}, 'lin'),
      await bed.delete(`${path}/3001`, 'lin'),
      await bed.put(path, { ...change, id: 3001 }, 'lin'),
    ])
      expect(answer.json()).toMatchObject({ status: 404, message: 'error.http.404' })
    expect((await bed.get(`${path}/user/3001`)).statusCode).toBe(401)
  })
})

describe('a draft', () => {
  it('is kept step by step, however incomplete', async () => {
    const bed = await createTestBed()
    const answer = await bed.post(path, { applyKind: 'CHANGE' }, 'lin')
    const draft = answer.json<MemberApply>()
    expect(answer.headers.location).toBe(`api/member-applies/user/${draft.id}`)
    expect(draft).toMatchObject({
      applyType: 'PERSON',
      status: 'DRAFT',
      step: 0,
      person: null,
      company: null,
    })
    bed.clock.advance(60_000)
    const saved = await bed.put(path, { ...change, id: draft.id, step: 1 }, 'lin')
    expect(saved.json()).toMatchObject({ status: 'DRAFT', step: 1, person: change.person, submitDate: null })
    expect(saved.json().lastModifiedDate).not.toBe(draft.lastModifiedDate)
    expect(await applicationOf(bed, 'lin', draft.id)).toEqual(saved.json())
  })

  it('is thrown away, which makes room for another', async () => {
    const bed = await createTestBed()
    const { id } = await begin(bed, 'lin', change)
    expect((await bed.delete(`${path}/${id}`, 'lin')).statusCode).toBe(204)
    expect((await bed.get(`${path}/user/${id}`, 'lin')).statusCode).toBe(404)
    await begin(bed, 'lin', change)
  })

  it('stands alone among those of its kind', async () => {
    const bed = await createTestBed()
    const { id } = await begin(bed, 'lin', change)
    const again = await bed.post(path, change, 'lin')
    expect(again.json()).toMatchObject({
      status: 409,
      message: 'error.applicationOpen',
      params: { id, applyNo: expect.any(String) },
    })
    await begin(bed, 'lin', { applyKind: 'QUIT', reason: '移居外省' })
  })

  it('takes no wrong check character, foreign field or file that was never uploaded', async () => {
    const bed = await createTestBed()
    const wrong = { applyKind: 'CHANGE', person: { idNumber: '349906196803128297' }, targetLevel: '理事' }
    expect(fieldsOf(await bed.post(path, wrong, 'lin'))).toEqual(['targetLevel', 'person.idNumber'])
    const [material] = materialsOf(bed, 'lin', '注册证')
    const file = { ...material?.file, id: 1 }
    const forged = { ...change, materials: [{ type: '注册证', file }] }
    expect(fieldsOf(await bed.post(path, forged, 'lin'))).toEqual(['materials[0]'])
    expect(fieldsOf(await bed.post(path, { ...change, applyNo: 'X' }, 'lin'))).toEqual(['applyNo'])
    const kept = await bed.put(path, { id: 3001, applyKind: 'RENEW' }, 'tong')
    expect(fieldsOf(kept)).toEqual(['applyKind'])
  })
})

describe('submitting', () => {
  it('demands everything and changes nothing when it is refused', async () => {
    const bed = await createTestBed()
    const before = await applicationOf(bed, 'tong', 3001)
    const answer = await bed.put(path, { id: 3001, applyKind: 'JOIN', status: 'SUBMITTED' }, 'tong')
    expect(fieldsOf(answer)).toEqual(
      expect.arrayContaining(['person.name', 'person.certNo', 'materials', 'statement']),
    )
    expect(await applicationOf(bed, 'tong', 3001)).toEqual(before)
  })

  it('sends a returned application again and keeps what was said of it', async () => {
    const bed = await createTestBed()
    const submitted = await submitTong(bed)
    expect(submitted).toMatchObject({ status: 'SUBMITTED', node: '初审', returnReason: null })
    expect(submitted.submitDate).toBe(bed.clock.now().toISOString())
    expect(submitted.auditRecords).toMatchObject([{ node: '初审', result: 'RETURN' }])
  })

  it('is once: what is with the association cannot be changed, submitted again or thrown away', async () => {
    const bed = await createTestBed()
    const submitted = await submitTong(bed)
    const put = await bed.put(path, toSubmission(submitted), 'tong')
    expect(put.json()).toMatchObject({ status: 409, message: 'error.applicationNotEditable' })
    const deleted = await bed.delete(`${path}/3001`, 'tong')
    expect(deleted.json()).toMatchObject({ status: 409, message: 'error.applicationNotDraft' })
  })

  it('makes one application of many requests at once', async () => {
    const bed = await createTestBed()
    const body = { ...change, status: 'SUBMITTED' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => bed.post(path, body, 'su')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409])
    expect(await applicationsOf(bed, 'su', '?applyKind.equals=CHANGE')).toHaveLength(1)
  })

  it('refuses numbers and names of another member', async () => {
    const bed = await createTestBed()
    const person = { ...(await applicationOf(bed, 'tong', 3001)).person, idNumber: '349901198604127319' }
    const returned = toSubmission(await applicationOf(bed, 'tong', 3001))
    const answer = await bed.put(
      path,
      {
        ...returned,
        person: { ...person, birthDate: '1986-04-12' },
        materials: materialsOf(bed, 'tong', '身份证', '注册证'),
      },
      'tong',
    )
    expect(answer.json().fieldErrors).toMatchObject([{ field: 'person.idNumber', message: 'Taken' }])
  })

  it.each([
    ['lin', { applyKind: 'JOIN' }, 'error.alreadyMember'],
    ['tong', { applyKind: 'CHANGE' }, 'error.notMember'],
    ['su', { applyKind: 'QUIT', reason: '移居外省' }, 'error.feesOwed'],
    ['hengxin', { applyKind: 'UPGRADE', targetLevel: '会员单位' }, 'error.levelNotHigher'],
    ['hengxin', { applyKind: 'UPGRADE', targetLevel: '资深会员' }, 'error.levelNotHigher'],
  ])('%s may not apply for %o: %s', async (persona, body, message) => {
    const answer = await (await createTestBed()).post(path, body, persona)
    expect(answer.json()).toMatchObject({ status: 409, message })
  })
})

it('RENEW is for the last 60 days of a membership', async () => {
  const bed = await createTestBed()
  bed.clock.set('2026-10-31T16:00:00.000Z')
  expect((await bed.post(path, { applyKind: 'RENEW' }, 'lin')).statusCode).toBe(201)
  const early = await createTestBed()
  early.clock.set('2026-10-31T15:59:59.000Z')
  const answer = await early.post(path, { applyKind: 'RENEW' }, 'lin')
  expect(answer.json()).toMatchObject({ status: 409, message: 'error.membershipActive' })
})

describe('withdrawing', () => {
  it('ends an application before its first review', async () => {
    const bed = await createTestBed()
    const { id } = await begin(bed, 'lin', { ...change, status: 'SUBMITTED' })
    const withdrawn = await bed.post(`${path}/user/${id}/withdraw`, {}, 'lin')
    expect(withdrawn.json()).toMatchObject({ status: 'WITHDRAWN', node: null })
    bed.clock.advance(3_600_000)
    expect(await applicationOf(bed, 'lin', id)).toMatchObject({ status: 'WITHDRAWN', auditRecords: [] })
    await begin(bed, 'lin', change)
  })

  it('is too late once the first review is done, and too early for a draft', async () => {
    const bed = await createTestBed()
    const late = await bed.post(`${path}/user/3002/withdraw`, {}, 'xinrui')
    expect(late.json()).toMatchObject({ status: 409, message: 'error.applicationUnderReview' })
    reviewByHand(bed)
    const { id } = await begin(bed, 'lin', change)
    const early = await bed.post(`${path}/user/${id}/withdraw`, {}, 'lin')
    expect(early.json()).toMatchObject({ status: 409, message: 'error.applicationDraft' })
  })
})

describe('the seeded applications', () => {
  it('stand in every state that lasts', async () => {
    const { world } = await createTestBed()
    const rows = world.db.all<{ status: string }>('SELECT DISTINCT status FROM memberApply')
    const lasting = ['DRAFT', 'SUBMITTED', 'REVIEWING', 'RETURNED', 'REJECTED', 'PENDING_PAYMENT']
    expect(rows.map(({ status }) => status).sort()).toEqual([...lasting, 'EFFECTIVE', 'WITHDRAWN'].sort())
  })

  it('agree with the members: each persona who has joined has applied', async () => {
    const bed = await createTestBed()
    for (const persona of ['lin', 'su', 'he', 'cheng', 'hengxin', 'mingce', 'anzhu']) {
      const [join] = await applicationsOf(bed, persona, '?applyKind.equals=JOIN')
      const { joinDate } = bed.world.db.get<{ joinDate: string }>(
        'SELECT joinDate FROM member WHERE id = ?',
        [memberIdOf(persona)],
      ) ?? { joinDate: '' }
      expect(join?.approveDate?.slice(0, 10) ?? '9999').toSatisfy((day: string) => day <= joinDate)
    }
  })
})
