import type { CalculatorStandard } from '@portal/api-contract'
import { complexity, elevation, supervisionProfession } from './coefficients.ts'
import { amountLimits, floatLimits, marketDisclaimer, pointsOf } from './common.ts'

const points = pointsOf([
  [500, 16.5],
  [1000, 30.1],
  [3000, 78.1],
  [5000, 120.8],
  [8000, 181],
  [10_000, 218.6],
  [20_000, 393.4],
  [40_000, 708.2],
  [60_000, 991.4],
  [80_000, 1255.8],
  [100_000, 1507],
  [200_000, 2712.5],
  [400_000, 4882.6],
  [600_000, 6835.6],
  [800_000, 8658.4],
  [1_000_000, 10_390.1],
])

/** 施工监理服务费; source: 发改价格〔2007〕670号, annexes 2 and 3; float: its article 5. */
export const supervision: CalculatorStandard = {
  id: 2,
  orderNum: 2,
  code: 'SUPERVISION',
  name: '施工监理服务费',
  documentNo: '发改价格〔2007〕670号',
  method: 'INTERPOLATION',
  unit: '万元',
  isConfirmed: true,
  confirmationNote: null,
  amount: amountLimits,
  services: [
    {
      code: 'SUPERVISION',
      name: '施工监理',
      amountName: '计费额',
      table: {
        kind: 'POINTS',
        points,
        belowReason: '计费额低于500万元的，收费由双方协商确定',
        beyond: { kind: 'RATE', rate: 1.039, rateUnit: '%' },
      },
      cap: null,
      extras: [],
    },
  ],
  coefficients: [supervisionProfession, complexity, elevation],
  float: floatLimits,
  notes: [
    '计费额在两档之间的，用直线内插法确定收费基价，再连乘各调整系数。',
    '计费额超过100亿元的，以计费额的1.039%为收费基价，略低于按最高档顺推的数额，此为文件原有规定。',
  ],
  disclaimer: marketDisclaimer,
}
