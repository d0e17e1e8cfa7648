import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { listFeeYears } from './fee-years.ts'
import {
  type CompanyRow,
  companies,
  findCompany,
  findMember,
  type MemberRow,
  members,
  toCompany,
  toMember,
} from './queries.ts'

export const directoryHandlers = {
  listCompanies(call) {
    const { rows, total } = selectPage<CompanyRow>(call, companies)
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map((row) => toCompany(row, today)),
      total,
    )
  },
  listMembers(call) {
    const { rows, total } = selectPage<MemberRow>(call, members)
    const today = prcDate(call.world.clock.now())
    return page(
      rows.map((row) => toMember(row, today)),
      total,
    )
  },
  getCompany({ world, query }) {
    const company = findCompany(world, query.domainId)
    if (!company) throw notFound()
    return ok(company)
  },
  getMember({ world, query }) {
    const member = findMember(world, query.domainId)
    if (!member) throw notFound()
    return ok(member)
  },
  listCompanyFeeYears: (call) => listFeeYears(call, 'UNIT'),
  listPersonFeeYears: (call) => listFeeYears(call, 'PERSON'),
} satisfies Partial<Handlers>
