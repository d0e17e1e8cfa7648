import { prcDate } from '../../domain/prc-time.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { recruitments } from '../content/services/recruitments.ts'
import type { RecruitmentSeed } from '../content/services/types.ts'
import { publishedAt } from '../public/publish-date.ts'
import { auditOf } from './audit.ts'

const firstId = 4101
const day = 86_400_000

function seedPost({ db, clock }: World, seed: RecruitmentSeed, index: number): void {
  const id = firstId + index
  const published = publishedAt(clock.now(), seed.daysAgo, index)
  const publishDate = published.toISOString()
  insert(db, 'recruitment', {
    id,
    companyName: seed.company,
    position: seed.position,
    headcount: seed.headcount,
    salaryMin: seed.salary?.[0] ?? null,
    salaryMax: seed.salary?.[1] ?? null,
    city: seed.city,
    educationReq: seed.education,
    experienceReq: seed.experience,
    certReq: seed.cert,
    description: seed.description,
    contactName: seed.contact,
    contactPhone: seed.phone,
    publishDate,
    expireDate: prcDate(new Date(published.getTime() + seed.validDays * day)),
    ...auditOf(publishDate, id),
  })
}

/** Posts that units offer, dated back from the world's clock. */
export function seedRecruitments(world: World): void {
  for (const [index, seed] of recruitments.entries()) seedPost(world, seed, index)
}
