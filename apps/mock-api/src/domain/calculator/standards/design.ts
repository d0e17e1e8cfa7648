import type { CalculatorStandard } from '@portal/api-contract'
import { complexity, designProfession } from './coefficients.ts'
import { amountLimits, floatLimits, marketDisclaimer, pointsOf } from './common.ts'

const points = pointsOf([
  [200, 9],
  [500, 20.9],
  [1000, 38.8],
  [3000, 103.8],
  [5000, 163.9],
  [8000, 249.6],
  [10_000, 304.8],
  [20_000, 566.8],
  [40_000, 1054],
  [60_000, 1515.2],
  [80_000, 1960.1],
  [100_000, 2393.4],
  [200_000, 4450.8],
  [400_000, 8276.7],
  [600_000, 11_897.5],
  [800_000, 15_391.4],
  [1_000_000, 18_793.8],
  [2_000_000, 34_948.9],
])

/** 工程设计费; source: 计价格〔2002〕10号, annexes 1 and 2. */
export const design: CalculatorStandard = {
  id: 3,
  orderNum: 3,
  code: 'DESIGN',
  name: '工程设计费',
  documentNo: '计价格〔2002〕10号',
  method: 'INTERPOLATION',
  unit: '万元',
  isConfirmed: true,
  confirmationNote: null,
  amount: amountLimits,
  services: [
    {
      code: 'DESIGN',
      name: '工程设计',
      amountName: '计费额',
      table: {
        kind: 'POINTS',
        points,
        belowReason: '计费额低于200万元的，收费由双方协商确定',
        beyond: { kind: 'RATE', rate: 1.6, rateUnit: '%' },
      },
      cap: null,
      extras: [],
    },
  ],
  coefficients: [designProfession, complexity],
  float: floatLimits,
  notes: [
    '计费额在两档之间的，用直线内插法确定收费基价，再连乘各调整系数。',
    '计费额超过200亿元的，以计费额的1.6%为收费基价，低于按最高档顺推的数额，此为文件原有规定。',
    '未计附加调整系数和其他设计收费（总体设计、主体设计协调、施工图预算、竣工图等）。',
  ],
  disclaimer: marketDisclaimer,
}
