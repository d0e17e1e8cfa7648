import { beforeEach, expect, it } from 'vitest'
import { writeDraft } from './draft-store.ts'
import { dropOldDrafts } from './old-drafts.ts'

beforeEach(() => localStorage.clear())

const day = 86_400_000

it('drops the drafts that nobody came back to for a month, and nothing else', () => {
  writeDraft('join', { name: '沈维衡' }, 0)
  writeDraft('@7:mail', { mail: '' }, 2 * day)
  localStorage.setItem('draft:torn', '{')
  localStorage.setItem('theme', 'dark')
  dropOldDrafts(31 * day)
  expect(Object.keys(localStorage).sort()).toEqual(['draft:@7:mail', 'theme'])
})
