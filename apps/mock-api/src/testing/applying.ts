import type { ApplyMaterial, KeptFile, MemberApply } from '@portal/api-contract'
import { setReviewPolicy } from '../review/policy.ts'
import { memberIdOf, type TestBed } from './test-bed.ts'

/** Steps of applying, as the wizard takes them. */

/** A file that a persona has uploaded. */
export function fileOf({ world }: TestBed, persona: string): KeptFile {
  const row = world.db.get<{ id: number; secret: string; name: string; size: number }>(
    'SELECT id, secret, name, size FROM upload WHERE ownerId = ? ORDER BY id LIMIT 1',
    [memberIdOf(persona)],
  )
  if (!row) throw new Error(`${persona} has no file`)
  const { id, secret, name, size } = row
  return { id, url: `files/uploads/${secret}.pdf`, name, size }
}

/** One of a persona's files handed in as each of some kinds of material. */
export const materialsOf = (
  bed: TestBed,
  persona: string,
  ...types: ApplyMaterial['type'][]
): ApplyMaterial[] => types.map((type) => ({ type, file: fileOf(bed, persona) }))

export async function applicationOf(bed: TestBed, persona: string, id: number): Promise<MemberApply> {
  return (await bed.get(`/api/member-applies/user/${id}`, persona)).json()
}

export async function applicationsOf(bed: TestBed, persona: string, query = ''): Promise<MemberApply[]> {
  return (await bed.get(`/api/member-applies/user${query}`, persona)).json()
}

/** What is sent to submit an application that has been read, as the last step of the wizard does. */
export function toSubmission({
  id,
  applyKind,
  company,
  person,
  targetLevel,
  reason,
  recommender,
  materials,
}: MemberApply) {
  const form = { company, person, targetLevel, reason, recommender, materials }
  return { id, applyKind, step: 3, ...form, statement: true, status: 'SUBMITTED' }
}

/** Tong's application, which was returned for a blurred scan, mended and submitted again. */
export async function submitTong(bed: TestBed): Promise<MemberApply> {
  const [returned] = await applicationsOf(bed, 'tong')
  if (!returned) throw new Error('Tong has applied')
  const materials = materialsOf(bed, 'tong', '身份证', '注册证')
  return (await bed.put('/api/member-applies', { ...toSubmission(returned), materials }, 'tong')).json()
}

/** Advances the clock past the association's three reviews. */
export const letReviewsPass = ({ clock }: TestBed): void => clock.advance(3 * 60_000)

/** Switches the rules off, so that reviews are only decided by hand. */
export const reviewByHand = ({ world }: TestBed): void =>
  setReviewPolicy(world, { mode: 'MANUAL', delaySeconds: 0 })
