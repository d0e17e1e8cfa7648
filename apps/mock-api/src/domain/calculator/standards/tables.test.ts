import type { CalculatorService, CalculatorStandardCode } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { standardByCode } from './index.ts'

const standards = Object.values(standardByCode)
const services = standards.flatMap((standard) => standard.services.map((service) => ({ standard, service })))

function serviceOf(code: CalculatorStandardCode, service: string): CalculatorService {
  const found = standardByCode[code].services.find((candidate) => candidate.code === service)
  if (!found) throw new Error(`no service ${service}`)
  return found
}

/** Rates of a tier table, or fees of a point table, in one line. */
function lineOf({ table }: CalculatorService): string {
  if (table.kind === 'TIERS') return table.tiers.map(({ rate }) => rate).join(' ')
  return table.points.map(({ amount, fee }) => `${amount}:${fee}`).join(' ')
}

describe('the tables as the documents print them', () => {
  it.each<[CalculatorStandardCode, string, string]>([
    ['BIDDING_AGENCY', 'GOODS', '1.5 1.1 0.8 0.5 0.25 0.05 0.035 0.008 0.006 0.004'],
    ['BIDDING_AGENCY', 'SERVICES', '1.5 0.8 0.45 0.25 0.1 0.05 0.035 0.008 0.006 0.004'],
    ['BIDDING_AGENCY', 'WORKS', '1 0.7 0.55 0.35 0.2 0.05 0.035 0.008 0.006 0.004'],
    [
      'SUPERVISION',
      'SUPERVISION',
      '500:16.5 1000:30.1 3000:78.1 5000:120.8 8000:181 10000:218.6 20000:393.4 40000:708.2 60000:991.4 80000:1255.8 100000:1507 200000:2712.5 400000:4882.6 600000:6835.6 800000:8658.4 1000000:10390.1',
    ],
    [
      'DESIGN',
      'DESIGN',
      '200:9 500:20.9 1000:38.8 3000:103.8 5000:163.9 8000:249.6 10000:304.8 20000:566.8 40000:1054 60000:1515.2 80000:1960.1 100000:2393.4 200000:4450.8 400000:8276.7 600000:11897.5 800000:15391.4 1000000:18793.8 2000000:34948.9',
    ],
    ['PRELIMINARY_CONSULTING', 'PROJECT_PROPOSAL', '3000:6 10000:14 50000:37 100000:55 500000:100'],
    ['PRELIMINARY_CONSULTING', 'FEASIBILITY_REPORT', '3000:12 10000:28 50000:75 100000:110 500000:200'],
    ['PRELIMINARY_CONSULTING', 'PROPOSAL_REVIEW', '3000:4 10000:8 50000:12 100000:15 500000:17'],
    ['PRELIMINARY_CONSULTING', 'FEASIBILITY_REVIEW', '3000:5 10000:10 50000:15 100000:20 500000:25'],
    ['CONSTRUCTION_MANAGEMENT', 'CONSTRUCTION_MANAGEMENT', '2 1.5 1.2 1 0.8 0.4'],
    ['COST_CONSULTING', 'INVESTMENT_ESTIMATE', '1 0.8 0.6 0.4 0.3 0.2'],
    ['COST_CONSULTING', 'BUDGET_ESTIMATE', '1.5 1.3 1 0.9 0.8 0.7'],
    ['COST_CONSULTING', 'BUDGET_ESTIMATE_REVIEW', '1 0.8 0.7 0.6 0.5 0.4'],
    ['COST_CONSULTING', 'BILL_OF_QUANTITIES', '2.7 2.5 2.1 1.9 1.7 1.5'],
    ['COST_CONSULTING', 'BILL_OF_QUANTITIES_REVIEW', '1.9 1.8 1.5 1.3 1.2 1.1'],
    ['COST_CONSULTING', 'CONTROL_PRICE', '1.5 1.2 1 0.8 0.6 0.4'],
    ['COST_CONSULTING', 'CONTROL_PRICE_WITH_BILL', '3.8 3.4 3 2.4 2 1.6'],
    ['COST_CONSULTING', 'WHOLE_PROCESS', '9 8 6 4 3.5 3'],
    ['COST_CONSULTING', 'SETTLEMENT_REVIEW', '1.8 1.4 1.1 0.9 0.7 0.5'],
    ['COST_CONSULTING', 'COST_APPRAISAL', '10 8 7 6 5 4'],
  ])('%s %s', (standard, service, line) => {
    expect(lineOf(serviceOf(standard, service))).toBe(line)
  })

  it('are all among these', () => {
    expect(services).toHaveLength(20)
  })
})

describe('the coefficients as the documents print them', () => {
  it.each<[CalculatorStandardCode, string, string]>([
    ['SUPERVISION', 'profession', '0.9 1 1.1 0.9 1 1 1.2 0.9 1 1.2 0.9 1 1.2 0.9 1 1.1 0.8 1 1 0.9'],
    ['SUPERVISION', 'complexity', '0.85 1 1.15'],
    ['SUPERVISION', 'elevation', '1 1.1 1.2 1.3 null'],
    [
      'DESIGN',
      'profession',
      '1.1 1.2 1.3 1 1.1 1.2 1.3 1.2 1.6 0.8 1 1.2 1.6 0.8 0.9 1 1.1 1.3 0.8 1 1.1 0.9 0.8',
    ],
    ['DESIGN', 'complexity', '0.85 1 1.15'],
    ['PRELIMINARY_CONSULTING', 'industry', '1.3 1.2 1 0.8 0.7'],
    ['PRELIMINARY_CONSULTING', 'complexity', '0.8–1.2'],
  ])('%s %s', (standard, code, line) => {
    const found = standardByCode[standard].coefficients.find((coefficient) => coefficient.code === code)
    const factors = found?.kind === 'CHOICE' ? found.options.map(({ factor }) => `${factor}`).join(' ') : ''
    const range = found?.kind === 'RANGE' ? `${found.limits.min}–${found.limits.max}` : ''
    expect(factors + range).toBe(line)
  })
})

describe('every standard', () => {
  it.each(services)('$service.name has bounds that rise without a gap', ({ service: { table } }) => {
    if (table.kind === 'POINTS') {
      const amounts = table.points.map(({ amount }) => amount)
      expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      return
    }
    expect(table.tiers[0]?.above).toBe(0)
    expect(table.tiers.at(-1)?.upTo).toBeNull()
    expect(table.tiers.slice(1).map(({ above }) => above)).toEqual(
      table.tiers.slice(0, -1).map(({ upTo }) => upTo),
    )
  })

  it.each(standards)('$name says that it is for reference alone, and of an unproven table so', (standard) => {
    expect(standard.disclaimer).toContain('仅供参考')
    if (!standard.isConfirmed) expect(standard.confirmationNote).toContain('尚未得到印证')
  })

  it.each(standards)(
    '$name has codes that are its own and defaults that exist',
    ({ services, coefficients }) => {
      const codes = services.map(({ code }) => code)
      expect(new Set(codes).size).toBe(codes.length)
      for (const coefficient of coefficients) {
        if (coefficient.kind === 'RANGE') continue
        const options = coefficient.options.map(({ code }) => code)
        expect(new Set(options).size).toBe(options.length)
        expect(coefficient.options.find(({ code }) => code === coefficient.default)?.factor).toBe(1)
      }
    },
  )
})
