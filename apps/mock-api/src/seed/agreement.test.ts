import type { AssociationProfile, Journal, NewsDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { yuanOf } from '../domain/money.ts'
import { firstTable, toPlainText } from '../domain/text/plain-text.ts'
import { createTestBed } from '../testing/test-bed.ts'
import { newsIds } from './public/news.ts'

const bed = await createTestBed()
const { db } = bed.world

const read = async <Body>(path: string): Promise<Body> =>
  (await bed.get(encodeURI(`/api/public/${path}`))).json()
const textOf = async (key: string): Promise<string> => {
  const { title, summary, content } = await read<NewsDetail>(`info-news-article/${newsIds.get(key)}`)
  return `${title} ${summary} ${toPlainText(content)}`
}

/** Everything that is published in words. */
const texts = db
  .all<{ place: string; text: string }>(
    `SELECT title AS place, coalesce(summary, '') || content AS text FROM news JOIN newsText USING (id)
     UNION ALL SELECT title, summary || content FROM memberBenefit
     UNION ALL SELECT title, content FROM helpArticle
     UNION ALL SELECT title, content FROM socialInformation`,
  )
  .map(({ place, text }) => ({ place, text: toPlainText(text) }))

const placesOf = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ place }) => place)

describe('what courses cost', () => {
  const prices = db
    .all<{ priceFen: number }>('SELECT priceFen FROM course')
    .map(({ priceFen }) => yuanOf(priceFen))
  const paid = prices.filter((price) => price > 0)

  it('is what the list of courses asks', () => {
    const stated = texts.flatMap(({ text }) => [...text.matchAll(/(\d+)门免费，其余每门(\d+)元至(\d+)元/g)])
    expect(stated.length).toBe(2)
    for (const [, ...figures] of stated)
      expect(figures.map(Number)).toEqual([prices.length - paid.length, Math.min(...paid), Math.max(...paid)])
  })

  it('is nowhere told by the hour, or as nothing for what has a price', () => {
    expect(placesOf(/每学时[^。；]*元|必修课[^。；]*免费/)).toEqual([])
  })
})

it('the notice of dues calls for the year that is open, until the day that it is due', async () => {
  const open = db.get<{ feeYear: number; dueDate: string }>(
    "SELECT feeYear, dueDate FROM memberFee WHERE status = 'UNPAID' ORDER BY feeYear DESC",
  )
  const text = await textOf('annual-dues-payment-notice')
  const [, year, until] = /(\d{4})年度会费的通知.*请于(\d{4}年\d+月\d+日)前完成/s.exec(text) ?? []
  expect(Number(year)).toBe(open?.feeYear)
  expect(until).toBe(open?.dueDate.replace(/^(\d+)-(\d+)-(\d+)$/, '$1年$2月$3日'))
})

it('the journal began in the year that the history tells', async () => {
  const [latest] = await read<Journal[]>('info-news-book?size=1&sort=publishDate,desc')
  if (latest?.totalIssueNo == null) throw new Error('There is no journal')
  const began = latest.year - (latest.totalIssueNo - latest.issueNo) / 4
  const { milestones } = await read<AssociationProfile>('association-profile')
  expect(milestones.find(({ title }) => title === '会刊创刊')?.year).toBe(began)
  expect(milestones.map(({ year }) => year)).toEqual(milestones.map(({ year }) => year).toSorted())
  const told = texts.flatMap(({ text }) => [...text.matchAll(/(\d{4})年会刊《江川工程造价》创刊/g)])
  expect(told.map(([, year]) => Number(year))).toEqual([began])
})

describe('the price bulletins', () => {
  const province = db.all<{ id: number; content: string }>(
    "SELECT id, content FROM feeNews JOIN newsText USING (id) WHERE region = '全省' ORDER BY period DESC",
  )

  it('list as many kinds of material as the council was told', async () => {
    const stated = /价格信息12期、每期(\d+)个品种/.exec(await textOf('seventh-council-fourth-session'))?.[1]
    const kinds = province.slice(0, 12).map(({ content }) => firstTable(content).length - 1)
    expect(kinds).toEqual(Array(12).fill(Number(stated)))
  })

  it('go back as far as the benefit says', () => {
    const { text } = texts.find(({ place }) => place === '材料价格信息') ?? { text: '' }
    expect(/近 (\d+) 个月/.exec(text)?.[1]).toBe(String(province.length))
  })
})
