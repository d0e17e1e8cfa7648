import type { CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { amountLimits, floatLimits, marketDisclaimer, tierTable } from './common.ts'

const bounds = [100, 500, 1000, 5000, 10_000, 50_000, 100_000, 500_000, 1_000_000]
/** 发改价格〔2011〕534号: above 1亿元 the three kinds share their rates. */
const largeRates = [0.05, 0.035, 0.008, 0.006, 0.004]

const service = (code: string, name: string, rates: number[], cap: number): CalculatorService => ({
  code,
  name,
  amountName: '中标金额',
  table: tierTable('%', bounds, [...rates, ...largeRates]),
  cap,
  extras: [{ kind: 'FLAG', code: 'documentsOnly', name: '仅编制招标文件', rate: 30 }],
})

/** 招标代理服务费; source: 计价格〔2002〕1980号, changed by 发改价格〔2011〕534号. */
export const biddingAgency: CalculatorStandard = {
  id: 1,
  orderNum: 1,
  code: 'BIDDING_AGENCY',
  name: '招标代理服务费',
  documentNo: '计价格〔2002〕1980号、发改价格〔2011〕534号',
  method: 'PROGRESSIVE',
  unit: '万元',
  isConfirmed: true,
  confirmationNote: null,
  amount: amountLimits,
  services: [
    service('GOODS', '货物招标', [1.5, 1.1, 0.8, 0.5, 0.25], 350),
    service('SERVICES', '服务招标', [1.5, 0.8, 0.45, 0.25, 0.1], 300),
    service('WORKS', '工程招标', [1, 0.7, 0.55, 0.35, 0.2], 450),
  ],
  coefficients: [],
  float: floatLimits,
  notes: [
    '按差额定率累进计费，各档下限不含、上限包含。',
    '先按约定上下浮动，再按一次招标全流程的最高限额封顶；仅编制招标文件的，按其30%计。',
  ],
  disclaimer: marketDisclaimer,
}
