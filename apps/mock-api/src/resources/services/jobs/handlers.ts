import type { JobSeeker } from '@portal/api-contract'
import { created, type Handlers, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { displayNameOf } from '../../../domain/application/visitor-application.ts'
import { withoutContacts } from '../../../domain/text/without-contacts.ts'
import { applyForJob } from './apply.ts'

type SeekerRow = Omit<JobSeeker, 'displayName'> & { name: string }

const select = `id, name, gender, education, major, certType, workYears, expectPosition, expectSalaryMin, expectSalaryMax,
  expectCity, resume, decidedDate AS publishDate, createdDate, lastModifiedDate, isDeleted, orderNum`
const columns = { publishDate: 'decidedDate' }

function toCard({ name, resume, ...rest }: SeekerRow): JobSeeker {
  return { ...rest, displayName: displayNameOf(name, rest.gender), resume: resume && withoutContacts(resume) }
}

export const jobHandlers = {
  listJobSeekers(call) {
    const { rows, total } = selectPage<SeekerRow>(call, {
      ...{ select, ...listOf('jobApplication', 'seeker') },
      where: "status = 'APPROVED' AND isDeleted = 0",
      columns,
    })
    return page(rows.map(toCard), total)
  },
  applyForJob: ({ world, body }) => created(applyForJob(world, body)),
} satisfies Partial<Handlers>
