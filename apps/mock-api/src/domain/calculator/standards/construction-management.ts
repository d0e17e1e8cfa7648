import type { CalculatorStandard } from '@portal/api-contract'
import { amountLimits, tierTable } from './common.ts'

/** 项目建设管理费; source: 财建〔2016〕504号. */
export const constructionManagement: CalculatorStandard = {
  id: 5,
  orderNum: 5,
  code: 'CONSTRUCTION_MANAGEMENT',
  name: '项目建设管理费',
  documentNo: '财建〔2016〕504号',
  method: 'PROGRESSIVE',
  unit: '万元',
  isConfirmed: true,
  confirmationNote: '费率表由两份抄本相互印证，未与原件核对。',
  amount: amountLimits,
  services: [
    {
      code: 'CONSTRUCTION_MANAGEMENT',
      name: '项目建设管理',
      amountName: '工程总概算',
      table: tierTable('%', [1000, 5000, 10_000, 50_000, 100_000], [2, 1.5, 1.2, 1, 0.8, 0.4]),
      cap: null,
      extras: [],
    },
  ],
  coefficients: [],
  float: null,
  notes: [
    '按差额定率累进计费，各档下限不含、上限包含。',
    '结果是项目建设管理费的总额控制数，不是服务价格；工程总概算应扣除土地征用、迁移补偿等费用。',
  ],
  disclaimer: '计算结果为总额控制数，仅供参考。',
}
