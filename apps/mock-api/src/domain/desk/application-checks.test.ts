import { describe, expect, it } from 'vitest'
import type { ApplicationForm } from '../application/application-form.ts'
import { applicationChecks, type CheckFacts } from './application-checks.ts'

const form: ApplicationForm = {
  applyType: 'PERSON',
  applyKind: 'JOIN',
  company: null,
  person: {
    name: '童小满',
    idNumber: '349905200106181764',
    certValidTo: '2027-06-30',
    certIssueDate: '2023-07-01',
  },
  targetLevel: null,
  reason: null,
  materials: [],
  statement: true,
}
const facts: CheckFacts = { known: null, taken: [], owedCount: 0, today: '2026-11-20' }

const failed = (changed: Partial<ApplicationForm>, more: Partial<CheckFacts> = {}) =>
  applicationChecks({ ...form, ...changed }, { ...facts, ...more })
    .filter(({ isPassed }) => !isPassed)
    .map(({ check, fields }) => [check, fields])

describe('the checks of an application', () => {
  it('hold numbers to their check characters', () => {
    expect(failed({ person: { idNumber: '349905200106181765' } })).toContainEqual([
      'ID_NUMBER',
      ['person.idNumber'],
    ])
    const company = { uscc: '91349902MA2MC02L3Z' }
    const unit = { applyType: 'UNIT', person: null, company } as const
    expect(failed(unit)).toContainEqual(['CREDIT_CODE', ['company.uscc']])
    expect(applicationChecks(form, facts)).toContainEqual({ check: 'ID_NUMBER', isPassed: true, fields: [] })
  })

  it("say whose particulars are another member's", () => {
    const taken = [{ objectName: 'body', field: 'person.idNumber', message: 'Taken' }]
    expect(failed({}, { taken })).toContainEqual(['DUPLICATES', ['person.idNumber']])
  })

  it('find a certificate that has run out, or is not issued yet', () => {
    expect(failed({}, { today: '2027-07-01' })).toContainEqual(['CERTIFICATE_DATES', ['person.certValidTo']])
    expect(failed({}, { today: '2023-06-30' })).toContainEqual([
      'CERTIFICATE_DATES',
      ['person.certIssueDate'],
    ])
  })

  it('name what lacks, each once, and fees of who leaves', () => {
    expect(failed({})).toContainEqual([
      'COMPLETENESS',
      expect.arrayContaining(['materials', 'person.certNo']),
    ])
    expect(failed({ applyKind: 'QUIT' }, { owedCount: 2 })).toContainEqual(['FEES', ['fees']])
    expect(failed({ applyKind: 'JOIN' }, { owedCount: 2 })).not.toContainEqual(['FEES', ['fees']])
  })
})
