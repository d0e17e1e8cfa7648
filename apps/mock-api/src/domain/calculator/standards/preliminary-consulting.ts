import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { industry } from './coefficients.ts'
import { amountLimits, marketDisclaimer } from './common.ts'

/** The document's bounds 0.3, 1, 5, 10 and 50 亿元, in 万元. */
const bounds = [3000, 10_000, 50_000, 100_000, 500_000]

/** @param fees at the bounds, and last the most above them */
function service(code: string, name: string, fees: readonly number[]): CalculatorService {
  const points = bounds.map((amount, i) => ({ amount, fee: fees[i] ?? 0 }))
  const fee = { min: fees[bounds.length - 1] ?? 0, max: fees[bounds.length] ?? 0 }
  const reason = `估算投资额在50亿元以上的，文件只给出${fee.min}～${fee.max}万元的幅度（未乘系数），由双方协商确定`
  return {
    code,
    name,
    amountName: '估算投资额',
    table: {
      kind: 'POINTS',
      points,
      belowReason: '估算投资额低于3000万元（0.3亿元）的，不在分档标准之内，由双方协商确定',
      beyond: { kind: 'AGREEMENT', fee, reason },
    },
    cap: null,
    extras: [],
  }
}

/** 建设项目前期工作咨询费; source: 计价格〔1999〕1283号, tables 4 and 5. */
export const preliminaryConsulting: CalculatorStandard = {
  id: 4,
  orderNum: 4,
  code: 'PRELIMINARY_CONSULTING',
  name: '建设项目前期工作咨询费',
  documentNo: '计价格〔1999〕1283号',
  method: 'INTERPOLATION',
  unit: '万元',
  isConfirmed: true,
  confirmationNote: null,
  amount: amountLimits,
  services: [
    service('PROJECT_PROPOSAL', '编制项目建议书', [6, 14, 37, 55, 100, 125]),
    service('FEASIBILITY_REPORT', '编制可行性研究报告', [12, 28, 75, 110, 200, 250]),
    service('PROPOSAL_REVIEW', '评估项目建议书', [4, 8, 12, 15, 17, 20]),
    service('FEASIBILITY_REVIEW', '评估可行性研究报告', [5, 10, 15, 20, 25, 35]),
  ],
  coefficients: [
    industry,
    {
      kind: 'RANGE',
      code: 'complexity',
      name: '工程复杂程度调整系数',
      limits: { min: 0.8, isMinExclusive: false, max: 1.2, decimals: 3 },
      default: 1,
    },
  ],
  float: null,
  notes: ['文件按亿元分档（0.3～1、1～5、5～10、10～50、50以上），本计算器按万元输入，档内用插入法计算。'],
  disclaimer: marketDisclaimer,
}
