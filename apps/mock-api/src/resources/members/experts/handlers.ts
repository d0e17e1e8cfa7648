import type { Expert, ExpertCertificate } from '@portal/api-contract'
import { created, type Handlers, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { withoutContacts } from '../../../domain/text/without-contacts.ts'
import { applyAsExpert } from './apply.ts'

type ExpertRow = Omit<Expert, 'expertType' | 'certTypes'> & { expertType: string; certs: string }
type CertificateRow = Omit<ExpertCertificate, 'expertType'> & { expertType: string }

const experts = `(SELECT e.id, name, gender, companyName, position, title, education, major, expertType, workYears, certs,
  resume, achievements, photoUrl, certNo, validTo, e.createdDate, e.lastModifiedDate, e.isDeleted, e.orderNum
  FROM expertApplication e JOIN expertCertificate c USING (id) WHERE status = 'APPROVED' AND e.isDeleted = 0)`

// The placeholder is today in PRC.
const certificates = `(SELECT c.id, certNo, name, expertType, validFrom, validTo,
  iif(validTo < ?, 'EXPIRED', 'VALID') AS status, c.createdDate, c.lastModifiedDate, c.isDeleted, c.orderNum
  FROM expertCertificate c JOIN expertApplication e USING (id) WHERE c.isDeleted = 0)`

/** The public side of an expert: nothing to reach or identify a person by. */
function toCard({ certs, expertType, resume, achievements, ...rest }: ExpertRow): Expert {
  return {
    ...rest,
    expertType: JSON.parse(expertType),
    certTypes: JSON.parse(certs).map(({ certType }: { certType: string }) => certType),
    resume: withoutContacts(resume),
    achievements: achievements && withoutContacts(achievements),
  }
}

export const expertHandlers = {
  listExperts(call) {
    const { rows, total } = selectPage<ExpertRow>(call, { select: '*', ...listOf(experts, 'expert') })
    return page(rows.map(toCard), total)
  },
  applyAsExpert: ({ world, body }) => created(applyAsExpert(world, body)),
  listExpertCertificates(call) {
    const today = [prcDate(call.world.clock.now())]
    const { rows, total } = selectPage<CertificateRow>(call, {
      ...{ select: '*', ...listOf(certificates, 'certificate'), parameters: today, rowsParameters: today },
    })
    return page(
      rows.map((row) => ({ ...row, expertType: JSON.parse(row.expertType) })),
      total,
    )
  },
} satisfies Partial<Handlers>
