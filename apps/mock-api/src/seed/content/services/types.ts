import type { BenefitUse, HelpAudience, MemberBenefit, Tender } from '@portal/api-contract'
import type { CoverMotif } from '../types.ts'

/** One question of a help centre; `body` is HTML. */
export interface HelpSeed {
  audience: HelpAudience
  category: string
  title: string
  body: string
}

/** What membership gives, as the list of benefits tells it. */
export type BenefitSeed = Pick<
  MemberBenefit,
  'audience' | 'category' | 'title' | 'summary' | 'content' | 'howTo' | 'link'
> & {
  /** The levels that have it; left out where every level has. */
  levels?: MemberBenefit['levels']
  /** What a use of it is counted by; left out where none leaves a record. */
  useUnit?: BenefitUse['unit']
}

/** A section that the association discloses; `body` is HTML. */
export interface DisclosureSeed {
  title: string
  body: string
}

/** A call for tenders; `openDays` from publishing to the deadline, `budget` in 万元. */
export interface TenderSeed {
  subject: string
  tenderType: Tender['tenderType']
  tenderer: string
  agency: string | null
  city: string
  budget: number | null
  daysAgo: number
  openDays: number
  scope: string
  demand: string
  phone: string
}

/** A post that a unit offers; `validDays` from publishing. Salaries in yuan a month, null by agreement. */
export interface RecruitmentSeed {
  company: string
  position: string
  headcount: number
  salary: [min: number, max: number] | null
  city: string
  education: string | null
  experience: string | null
  cert: string | null
  description: string
  contact: string
  phone: string
  daysAgo: number
  validDays: number
}

/** What the association holds for its members; days are counted from the clock, hours are PRC's. */
export interface ActivitySeed {
  key: string
  title: string
  motif: CoverMotif
  startsIn: number
  startHour: number
  /** From start to end. */
  hours: number
  /** Days before the start on which signing up begins and ends. */
  signUp: [opens: number, closes: number]
  address: string
  quota: number
  signed: number
  creditHours: number
  /** What a place costs; nothing without it. */
  yuan?: number
  isCancelled?: boolean
  body: string
}
