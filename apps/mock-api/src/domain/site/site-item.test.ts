import { describe, expect, it } from 'vitest'
import {
  itemKindsOf,
  type SiteItemEvent,
  type SiteItemState,
  siteItemAfter,
  siteItemDecision,
} from './site-item.ts'

const outcomeOf = (status: SiteItemState['status'], event: SiteItemEvent, isVisible = false) => {
  const next = siteItemAfter({ status, isVisible }, event)
  return next.ok ? next.state : next.refusal
}

describe('an item of a mini-site', () => {
  it.each(['DRAFT', 'SUBMITTED', 'PUBLISHED', 'RETURNED'] as const)(
    'that is %s may be written on',
    (status) => {
      expect(outcomeOf(status, 'SAVE', status === 'PUBLISHED')).toBe('DRAFT')
      expect(outcomeOf(status, 'SUBMIT', status === 'PUBLISHED')).toBe('SUBMITTED')
    },
  )

  it('that is rejected is closed to its author', () => {
    expect(outcomeOf('REJECTED', 'SAVE')).toBe('REJECTED')
    expect(siteItemAfter({ status: 'REJECTED', isVisible: false }, 'SUBMIT').ok).toBe(false)
  })

  it('is decided once, while it is submitted', () => {
    expect(outcomeOf('SUBMITTED', 'APPROVE')).toBe('PUBLISHED')
    expect(outcomeOf('SUBMITTED', 'RETURN')).toBe('RETURNED')
    expect(outcomeOf('SUBMITTED', 'REJECT')).toBe('REJECTED')
    for (const status of ['DRAFT', 'PUBLISHED', 'RETURNED', 'REJECTED'] as const) {
      for (const event of ['APPROVE', 'RETURN', 'REJECT'] as const)
        expect(outcomeOf(status, event)).toBe('NOT_SUBMITTED')
    }
  })

  it('stays published when only its new text is rejected', () => {
    expect(outcomeOf('SUBMITTED', 'REJECT', true)).toBe('PUBLISHED')
    expect(outcomeOf('SUBMITTED', 'RETURN', true)).toBe('RETURNED')
  })
})

describe('the ruling', () => {
  const content = '<p>项目组向建设单位移交结算资料三百二十六卷。</p>'

  it('lets a plain report pass', () => {
    expect(siteItemDecision({ title: '结算资料移交', content }).result).toBe('APPROVE')
  })

  it('returns what praises itself as the law forbids, and names the word', () => {
    const inTitle = siteItemDecision({ title: '全省最佳团队', content })
    expect(inTitle).toMatchObject({ result: 'RETURN', opinion: expect.stringContaining('最佳') })
    const inText = siteItemDecision({ title: '团队', content: `${content}<p>被誉为行业<b>第一</b>品牌</p>` })
    expect(inText.opinion).toContain('第一品牌')
  })

  it('returns a text without substance, however much markup it has', () => {
    expect(
      siteItemDecision({ title: '通知', content: '<p><strong>详见</strong></p><p>&nbsp;</p>' }).result,
    ).toBe('RETURN')
  })
})

it('qualifications and personal work are for persons', () => {
  expect(itemKindsOf('PERSON')).toContain('PROF')
  expect(itemKindsOf('UNIT')).not.toContain('PROF')
  expect(itemKindsOf('UNIT')).not.toContain('ACHIEVE')
})
