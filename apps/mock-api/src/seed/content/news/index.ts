import type { NewsSeed } from '../types.ts'
import { disciplineNews } from './discipline.ts'
import { associationNews } from './dynamic-association.ts'
import { cityNews } from './dynamic-cities.ts'
import { industryNews } from './dynamic-industry.ts'
import { noticeNews } from './dynamic-notices.ts'
import { educationNews } from './education.ts'
import { expertsNews } from './experts.ts'
import { introductionNews } from './introduction.ts'
import { mediationNews } from './mediation.ts'
import { memberNews } from './member.ts'
import { partyNews } from './party.ts'
import { interpretationNews } from './policy-interpretation.ts'
import { nationalPolicyNews } from './policy-national.ts'
import { pricingBasisNews } from './policy-pricing.ts'
import { provincialPolicyNews } from './policy-provincial.ts'

/** Every article of the site, column by column; new ones at the end, since their ids follow from their places. */
export const newsItems: NewsSeed[] = [
  ...introductionNews,
  ...associationNews,
  ...noticeNews,
  ...industryNews,
  ...cityNews,
  ...partyNews,
  ...nationalPolicyNews,
  ...provincialPolicyNews,
  ...pricingBasisNews,
  ...interpretationNews,
  ...memberNews,
  ...disciplineNews,
  ...expertsNews,
  ...educationNews,
  ...mediationNews,
]
