import { expect, it } from 'vitest'
import { issueHref } from './issue-href.ts'

const issue = { region: '临江市', period: '2026-10' }
const query = (href: string) => Object.fromEntries(new URLSearchParams(href.split('?')[1]))

it('keeps what the column’s address says already', () => {
  const href = issueHref('/GovernmentMinistry?id=4&child=405', issue)
  expect(href.split('?')[0]).toBe('/GovernmentMinistry')
  expect(query(href)).toEqual({ id: '4', child: '405', region: '临江市', period: '2026-10' })
})

it('opens the issue whose id is known', () => {
  expect(query(issueHref('/GovernmentMinistry?child=405', { ...issue, id: 2001 }))).toMatchObject({
    issue: '2001',
  })
})

it('narrows a bare path, as it is before the navigation is there', () => {
  expect(query(issueHref('/GovernmentMinistry', issue))).toEqual({ region: '临江市', period: '2026-10' })
})
