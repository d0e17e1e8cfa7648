import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { choose } from '../shared/choose.ts'
import { flagNames, readOptions } from './options.ts'

describe('the guide to the fuzz', () => {
  const fuzz = readFileSync(join(import.meta.dirname, '../../../docs/fuzz.md'), 'utf8')

  it('has every flag, and names commands that can be run', () => {
    for (const name of flagNames) expect(fuzz).toContain(`| \`--${name}`)
    const told = [...fuzz.matchAll(/npm run fuzz -- ([^\n`]+)/g)].map(([, flags = '']) => flags.split(' '))
    expect(told.length).toBeGreaterThan(2)
    for (const flags of told)
      expect(choose(operations.values(), readOptions(flags, '/')).length).toBeGreaterThan(0)
  })
})
