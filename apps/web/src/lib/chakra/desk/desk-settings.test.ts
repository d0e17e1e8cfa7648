import { expect, it } from 'vitest'
import { readSettings, usualSettings } from './desk-settings.ts'

it('keeps what it knows and falls back for what it does not', () => {
  const kept = JSON.stringify({ layout: 'top', primaryColour: 'pink', lockAfter: 15, extra: 1 })
  expect(readSettings(kept)).toEqual({ ...usualSettings, layout: 'top', lockAfter: 15 })
})

it.each([[null], ['{'], ['null'], ['[]'], ['"text"']])('takes %j for nothing', (kept) => {
  expect(readSettings(kept)).toEqual(usualSettings)
})
