import { idParam, oneOfParam, type Read, textParam } from '../../lib/address/search-params.ts'
import {
  certTypes,
  companyTypes,
  creditLevels,
  personLevels,
  unitLevels,
} from '../../lib/membership/member-kinds.ts'

/** What narrows the directories, the activities and the fee years; each page reads the ones it knows. */
export const memberParams = {
  city: textParam,
  unitLevel: oneOfParam(unitLevels),
  companyType: oneOfParam(companyTypes),
  rating: oneOfParam(creditLevels),
  personLevel: oneOfParam(personLevels),
  certType: oneOfParam(certTypes),
  status: oneOfParam(['SIGNUP', 'UPCOMING', 'ONGOING', 'ENDED', 'CANCELLED']),
  /** Whose fee years. */
  who: oneOfParam(['unit', 'person']),
  activity: idParam,
}

export type MembersSearch = Read<typeof memberParams> & {
  keyword?: string
  year?: number
  page?: number
}
