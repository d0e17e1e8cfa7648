import { i18n } from '@lingui/core'
import { defaultLocale } from '@portal/i18n'
import { expect, it, vi } from 'vitest'
import { rawWord } from './stored-words.ts'

it('shows a value without a word of its own as it is, and says nothing in the console', () => {
  i18n.load(defaultLocale, {})
  i18n.activate(defaultLocale)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(['AAAA', 'https://[', '{name}', '', null, 7].map((stored) => i18n._(rawWord(stored)))).toEqual([
    'AAAA',
    'https://[',
    '{name}',
    '—',
    '—',
    '—',
  ])
  expect(warn).not.toHaveBeenCalled()
})
