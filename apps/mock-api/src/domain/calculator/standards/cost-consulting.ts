import type { CalculatorExtra, CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { amountLimits, extraAmountLimits, marketDisclaimer, tierTable } from './common.ts'

const bounds = [500, 1000, 5000, 10_000, 50_000]

/** @param rates in ‰ */
const service = (
  code: string,
  name: string,
  amountName: string,
  rates: number[],
  extras: CalculatorExtra[] = [],
): CalculatorService => ({
  code,
  name,
  amountName,
  table: tierTable('‰', bounds, rates),
  cap: null,
  extras,
})

/** @param rate in percent of the 核减额, which is a part of what was submitted */
const reduced = (rate: number): CalculatorExtra => ({
  kind: 'AMOUNT',
  code: 'reducedAmount',
  name: '核减额',
  rate,
  limits: extraAmountLimits,
  isWithinAmount: true,
})

const increased = (rate: number): CalculatorExtra => ({
  kind: 'AMOUNT',
  code: 'increasedAmount',
  name: '核增额',
  rate,
  limits: extraAmountLimits,
  isWithinAmount: false,
})

/** 工程造价咨询服务费; source: one copy of a provincial tariff. */
export const costConsulting: CalculatorStandard = {
  id: 6,
  orderNum: 6,
  code: 'COST_CONSULTING',
  name: '工程造价咨询服务费',
  documentNo: '省内历史费率（文号未确认）',
  method: 'PROGRESSIVE',
  unit: '万元',
  isConfirmed: false,
  confirmationNote: '费率表只有一份资料来源，尚未得到印证，请谨慎引用。',
  amount: amountLimits,
  services: [
    service('INVESTMENT_ESTIMATE', '投资估算编制', '估算投资额', [1, 0.8, 0.6, 0.4, 0.3, 0.2]),
    service('BUDGET_ESTIMATE', '概算编制', '概算总额', [1.5, 1.3, 1, 0.9, 0.8, 0.7]),
    service('BUDGET_ESTIMATE_REVIEW', '概算审核', '概算总额', [1, 0.8, 0.7, 0.6, 0.5, 0.4]),
    service('BILL_OF_QUANTITIES', '工程量清单编制', '工程造价', [2.7, 2.5, 2.1, 1.9, 1.7, 1.5]),
    service('BILL_OF_QUANTITIES_REVIEW', '工程量清单审核', '工程造价', [1.9, 1.8, 1.5, 1.3, 1.2, 1.1]),
    service('CONTROL_PRICE', '招标控制价编制（不含清单）', '工程造价', [1.5, 1.2, 1, 0.8, 0.6, 0.4]),
    service('CONTROL_PRICE_WITH_BILL', '招标控制价编制（含清单）', '工程造价', [3.8, 3.4, 3, 2.4, 2, 1.6]),
    service('WHOLE_PROCESS', '全过程造价咨询', '工程造价', [9, 8, 6, 4, 3.5, 3], [reduced(4)]),
    service(
      'SETTLEMENT_REVIEW',
      '竣工结算审核',
      '送审工程造价',
      [1.8, 1.4, 1.1, 0.9, 0.7, 0.5],
      [increased(6), reduced(6)],
    ),
    service('COST_APPRAISAL', '工程造价鉴定', '鉴定标的额', [10, 8, 7, 6, 5, 4]),
  ],
  coefficients: [],
  float: null,
  notes: [
    '按差额定率累进计费，各档下限不含、上限包含。',
    '全过程造价咨询另加核减额的4%，竣工结算审核另加核增额与核减额之和的6%。',
  ],
  disclaimer: marketDisclaimer,
}
