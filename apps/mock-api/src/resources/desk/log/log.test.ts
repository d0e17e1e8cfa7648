import type { DeskLogEntry, DeskReviewSummary } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const logOf = async (bed: TestBed, query = 'size=200'): Promise<DeskLogEntry[]> =>
  (await bed.get(`/api/admin/log?${query}`, 'mishuzhang')).json()

/** Everything that waits for a review is decided. */
async function decideAll(bed: TestBed): Promise<void> {
  const query = 'status.equals=PENDING&size=200'
  const waiting = (await bed.get(`/api/admin/reviews?${query}`, 'mishuzhang')).json<DeskReviewSummary[]>()
  for (const { kind, recordId, submittedAt } of waiting) {
    const result = kind === 'INVOICE' ? 'REJECT' : 'APPROVE'
    const body = { submittedAt, result, opinion: '已核对' }
    await bed.post(`/api/admin/reviews/${kind}/${recordId}/decision`, body, 'mishuzhang')
  }
}

it('names the unit or person whose record was decided, and finds the entries by that name', async () => {
  const bed = await createTestBed()
  await decideAll(bed)
  const application = { version: 1, result: 'REJECT', opinion: '暂不吸收' }
  await bed.post('/api/admin/applications/3002/decision', application, 'huiyuanbu')
  const entries = await logOf(bed)
  const ofMembers = entries.filter(({ subjectKind }) => !['EXPERT', 'JOB'].includes(subjectKind))
  expect(new Set(ofMembers.map(({ subjectKind }) => subjectKind)).size).toBeGreaterThan(3)
  for (const { subjectKind, ownerId, ownerType, ownerName } of ofMembers) {
    const member = (await bed.get(`/api/admin/members/${ownerId}`, 'mishuzhang')).json()
    expect({ ownerType, name: ownerName }, subjectKind).toEqual({
      ownerType: member.ownerType,
      name: member.name,
    })
  }
  const site = entries.find(({ subjectKind }) => subjectKind === 'SITE')
  expect(site?.ownerName).toBe(site?.subjectName)
  const invoice = entries.find(({ subjectKind }) => subjectKind === 'INVOICE')
  const found = await logOf(bed, `ownerName.contains=${encodeURIComponent(invoice?.ownerName ?? '')}`)
  expect(found).toEqual(entries.filter(({ ownerId }) => ownerId === invoice?.ownerId))
})

it('names no member for what visitors handed in', async () => {
  const bed = await createTestBed()
  await decideAll(bed)
  const foreign = (await logOf(bed)).filter(({ subjectKind }) => ['EXPERT', 'JOB'].includes(subjectKind))
  expect(foreign.length).toBeGreaterThan(0)
  for (const { ownerId, ownerName } of foreign) expect([ownerId, ownerName]).toEqual([null, null])
})
