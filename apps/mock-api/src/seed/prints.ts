import { createHash } from 'node:crypto'
import type { PrintContent } from '../domain/certificate/certificate.ts'
import { prcInstant, prcYear } from '../domain/prc-time.ts'
import { certificateContent } from '../resources/applications/print-info/content.ts'
import { insertDocument } from '../resources/applications/print-info/documents.ts'
import type { World } from '../world.ts'
import { type MemberSeed, memberSeeds } from './members/members.ts'

// The same in every world: the document's example names one, and a printed page can be kept for a demonstration.
const codeOf = (key: string): string =>
  createHash('sha256').update(`print/${key}`).digest().subarray(0, 18).toString('base64url')

function keep(world: World, { id, ownerType }: MemberSeed, content: PrintContent, key: string): void {
  const issued = prcInstant(`${content.validTo?.slice(0, 4)}-01-08`, 9)
  const now = world.clock.now()
  const printType = ownerType === 'UNIT' ? 'UNIT_CERT' : 'PERSON_CERT'
  const at = issued < now ? issued : now
  insertDocument(world.db, { printType, memberId: id }, content, {
    at,
    verifyCode: codeOf(key),
  })
}

/** A certificate each as it was printed at the beginning of its term: valid ones and those of members whose term is over. */
export function seedPrints(world: World): void {
  for (const member of memberSeeds(prcYear(world.clock.now()))) {
    const content = certificateContent(world.db, member.id)
    // Printed before the legal person changed: so its content is no longer valid.
    if (content && member.key === 'mingce') {
      const rows = content.rows.map((row) => (row.label === '法定代表人' ? { ...row, value: '孟川' } : row))
      keep(world, member, { ...content, rows }, 'mingce/superseded')
    }
    if (content) keep(world, member, content, member.key)
  }
}
