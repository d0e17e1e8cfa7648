import type { CalculatorStandard, CalculatorStandardCode } from '@portal/api-contract'
import { biddingAgency } from './bidding-agency.ts'
import { constructionManagement } from './construction-management.ts'
import { costConsulting } from './cost-consulting.ts'
import { design } from './design.ts'
import { preliminaryConsulting } from './preliminary-consulting.ts'
import { supervision } from './supervision.ts'

/** Every standard of the calculator: what `info-computes-dict` answers and what fees are computed from. */
export const standardByCode: Readonly<Record<CalculatorStandardCode, CalculatorStandard>> = {
  BIDDING_AGENCY: biddingAgency,
  SUPERVISION: supervision,
  DESIGN: design,
  PRELIMINARY_CONSULTING: preliminaryConsulting,
  CONSTRUCTION_MANAGEMENT: constructionManagement,
  COST_CONSULTING: costConsulting,
}
