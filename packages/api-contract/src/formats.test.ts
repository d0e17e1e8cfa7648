import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { addContractFormats } from './formats.ts'

function validatorOf(add: (ajv: Ajv2020) => void) {
  const ajv = new Ajv2020()
  add(ajv)
  return ajv.compile({ type: 'string', format: 'date-time' })
}

const ours = validatorOf(addContractFormats)
const full = validatorOf((ajv) => addFormats(ajv))

describe('date-time', () => {
  it.each([
    ['2026-11-18T01:30:00.000Z', true],
    ['2026-11-18T01:30:00Z', true],
    ['2026-11-30T23:59:59.999Z', true],
    ['2024-02-29T00:00:00Z', true],
    ['2026-11-18T01:30:00+08:00', true],
    ['2026-11-18t01:30:00z', true],
    ['2016-12-31T23:59:60Z', true],
    ['2026-02-29T00:00:00Z', false],
    ['2026-11-31T00:00:00Z', false],
    ['2026-13-01T00:00:00Z', false],
    ['2026-00-10T00:00:00Z', false],
    ['2026-11-00T00:00:00Z', false],
    ['2026-11-18T24:00:00Z', false],
    ['2026-11-18T01:60:00Z', false],
    ['2026-11-18T01:30:61Z', false],
    ['2026-11-18T01:30:00', false],
    ['2026-11-18T01:30:00.Z', false],
    ['2026-11-18', false],
    ['2026-11-18T01:30:00Z\n', false],
  ])('%s is valid: %s, as it is to ajv-formats', (text, isValid) => {
    expect(ours(text)).toBe(isValid)
    expect(full(text)).toBe(isValid)
  })
})
