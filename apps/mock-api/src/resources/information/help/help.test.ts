import type {
  AssociationProfile,
  HelpArticle,
  HelpArticleDetail,
  MemberBenefit,
  SocialInformation,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../../../testing/test-bed.ts'

describe('the help centres', async () => {
  const { get } = await createTestBed()
  const all = (await get('/api/public/help-articles?size=2000')).json<HelpArticle[]>()

  it('answer each audience its own questions, in their order', async () => {
    for (const audience of ['UNIT', 'PERSON', 'EDUCATION']) {
      const answer = await get(`/api/public/help-articles?audience.equals=${audience}&size=2000`)
      const own = answer.json<HelpArticle[]>()
      expect(own.length).toBeGreaterThanOrEqual(7)
      expect(own).toEqual(all.filter((article) => article.audience === audience))
    }
  })

  it('find a question by its heading, itself and what its answer says, whose tags are no part of it', async () => {
    const foundBy = async (word: string) => {
      const answer = await get(
        `/api/public/help-articles?size=2000&text.contains=${encodeURIComponent(word)}`,
      )
      return answer.json<HelpArticle[]>().map(({ title }) => title)
    }
    expect(await foundBy('发票')).not.toEqual([])
    expect(await foundBy('会费与代缴 代缴的订单')).toEqual(['代缴的订单为什么过期了？'])
    expect(await foundBy('自动原路退回')).toContain('代缴的订单为什么过期了？')
    expect(await foundBy('<p>')).toEqual([])
  })

  it('keep the answers for the single question', async () => {
    const [article] = all
    expect(article).not.toHaveProperty('content')
    const detail = (await get(`/api/public/help-articles/${article?.id}`)).json<HelpArticleDetail>()
    expect(detail).toMatchObject({ ...article })
    expect(detail.content).toMatch(/^<p>/)
    expect((await get('/api/public/help-articles/999999')).statusCode).toBe(404)
  })
})

describe('what membership gives', async () => {
  const { get } = await createTestBed()

  it('is told for units, for persons, and for both', async () => {
    const rows = (await get('/api/public/member-benefits?audience.in=PERSON,ALL')).json<MemberBenefit[]>()
    expect(new Set(rows.map(({ audience }) => audience))).toEqual(new Set(['PERSON', 'ALL']))
    const answer = await get('/api/public/member-benefits?audience.equals=UNIT')
    expect(Number(answer.headers['x-total-count'])).toBeGreaterThanOrEqual(3)
  })
})

describe('what the association discloses', async () => {
  const { get } = await createTestBed()

  it('names its fees as the tariff has them, and leaves no date open', async () => {
    const sections = (await get('/api/public/social-information')).json<SocialInformation[]>()
    const fees = sections.find(({ title }) => title === '收费项目与标准')
    expect(fees?.content).toContain('<td>会员单位会费</td><td>2,000元/年</td>')
    expect(JSON.stringify(sections)).not.toContain('{{')
  })
})

describe('the profile of the association', async () => {
  const { get } = await createTestBed()
  const profile = (await get('/api/public/association-profile')).json<AssociationProfile>()

  it('names a body before those that answer to it', () => {
    const seen = new Set<number | null>([null])
    for (const { id, parentId } of profile.bodies) {
      expect(seen).toContain(parentId)
      seen.add(id)
    }
  })

  it('goes through the years in their order, each era at a stretch', () => {
    const years = profile.milestones.map(({ year }) => year)
    expect(years).toEqual(years.toSorted((one, other) => one - other))
    const eras = profile.milestones.map(({ era }) => era)
    expect(eras.filter((era, index) => era !== eras[index - 1])).toEqual([...new Set(eras)])
  })
})
