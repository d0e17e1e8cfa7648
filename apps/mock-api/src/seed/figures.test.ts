import type {
  AssociationProfile,
  Company,
  CompanyRating,
  Expert,
  NewsDetail,
  SocialInformation,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { isIdNumber, isUscc } from '../domain/member/id-numbers.ts'
import { firstTable, toPlainText } from '../domain/text/plain-text.ts'
import { buildAttachment } from '../resources/files/attachment.ts'
import { createTestBed } from '../testing/test-bed.ts'
import { expertTerm, newMembers, newUnits, ratingChanges, unitKinds } from './content/membership.ts'
import { newsIds } from './public/news.ts'

const bed = await createTestBed()
const { db } = bed.world

const totalOf = async (path: string): Promise<number> =>
  Number((await bed.get(encodeURI(`/api/public/${path}`))).headers['x-total-count'])
const read = async <Body>(path: string): Promise<Body> =>
  (await bed.get(encodeURI(`/api/public/${path}`))).json()

const units = await totalOf('info-companies/query?size=1')
const persons = await totalOf('info-members/query?size=1')

const articleOf = (key: string) => read<NewsDetail>(`info-news-article/${newsIds.get(key)}`)

/** Everything that the seed publishes in words, by where it stands. */
const texts = [
  ...db.all<{ place: string; text: string }>(
    `SELECT title AS place, title || ' ' || coalesce(summary, '') || ' ' || content AS text FROM news JOIN newsText USING (id)`,
  ),
  ...db.all<{ place: string; text: string }>('SELECT title AS place, content AS text FROM helpArticle'),
  ...db.all<{ place: string; text: string }>('SELECT title AS place, content AS text FROM socialInformation'),
  ...db.all<{ place: string; text: string }>(
    `SELECT title AS place, summary || content AS text FROM memberBenefit`,
  ),
].map(({ place, text }) => ({ place, text: toPlainText(text) }))

/** Each figure that a pattern finds in the texts, with the place where it stands. */
const figures = (pattern: RegExp) =>
  texts.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map(([whole, digits = '']) => ({
      place,
      whole,
      value: Number(digits.replaceAll(',', '')),
    })),
  )

/** What is told of a batch or of a former year is no count of today. */
const isToday = ({ place, whole }: { place: string; whole: string }) =>
  !whole.includes('新增') && !/新一批/.test(place) && !/发展历程|2019/.test(place)

describe('the figures in the texts', () => {
  it('of units are the units of the directory', () => {
    const found = figures(/(?:新增)?单位会员\s?(\d[\d,]*)\s?家/g).filter(isToday)
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.filter(({ value }) => value !== units)).toEqual([])
  })

  it('of persons are the persons of the directory', () => {
    const found = figures(/个人会员\s?(\d[\d,]*)\s?[人名]/g).filter(isToday)
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.filter(({ value }) => value !== persons)).toEqual([])
  })

  it('of consultants are those of the directory', async () => {
    const found = figures(/(\d[\d,]*)\s?家造价咨询会员/g)
    const consultants = await totalOf('info-companies/query?size=1&companyType.equals=造价咨询')
    expect(found.length).toBeGreaterThanOrEqual(2)
    expect(found.filter(({ value }) => value !== consultants)).toEqual([])
  })

  it('of the profile page are the lists’', async () => {
    const { figures: shown, bodies } = await read<AssociationProfile>('association-profile')
    const figureOf = (name: string) => shown.find((figure) => figure.name === name)?.value
    expect(figureOf('单位会员')).toBe(units)
    expect(figureOf('个人会员')).toBe(persons)
    const committees = bodies.filter(({ name }) => /.委员会$/.test(name) && name !== '专业委员会')
    expect(figureOf('专业委员会')).toBe(committees.length)
    const sections = await read<SocialInformation[]>('social-information')
    const branches = sections.find(({ title }) => title === '分支机构与委员会')?.content ?? ''
    for (const { name } of committees) expect(branches).toContain(name)
    const stations = bodies.filter(({ parentId }) => parentId === 6).flatMap(({ name }) => name.split('、'))
    expect(figureOf('市州联络站')).toBe(stations.length)
    expect(branches).toContain(stations.join('、'))
  })

  it('of each kind of unit are the directory’s', async () => {
    const rows = firstTable((await articleOf('association-profile')).content)
    for (const { name, types } of unitKinds) {
      const stated = rows.find(([cell]) => cell === name)?.[1]
      expect([name, Number(stated)]).toEqual([
        name,
        await totalOf(`info-companies/query?size=1&companyType.in=${types.join()}`),
      ])
    }
  })

  it('of the credit rating are those of its list', async () => {
    const { content, publishDate } = await articleOf('credit-rating-result-notice')
    const year = Number(publishDate.slice(0, 4)) - 1
    const rows = firstTable(content).slice(1)
    expect(rows.length).toBe(6)
    for (const [level = '', count] of rows) {
      const filter = level === '合计' ? '' : `&level.equals=${level}`
      const listed = await totalOf(`company-rated-years?size=1&year.equals=${year}${filter}`)
      expect([level, Number(count)]).toEqual([level, listed])
    }
    const ofYear = (of: number) => read<CompanyRating[]>(`company-rated-years?size=2000&year.equals=${of}`)
    const before = new Map((await ofYear(year - 1)).map(({ companyId, level }) => [companyId, level]))
    const order = ['AAA', 'AA', 'A', 'B', 'C']
    const steps = (await ofYear(year)).map(({ companyId, level }) => {
      const earlier = before.get(companyId)
      return earlier === undefined ? Number.NaN : order.indexOf(earlier) - order.indexOf(level)
    })
    expect(steps.filter(Number.isNaN).length).toBe(ratingChanges.first)
    expect(steps.filter((step) => step > 0).length).toBe(ratingChanges.up)
    expect(steps.filter((step) => step < 0).length).toBe(ratingChanges.down)
  })

  it('of the last batch of members are those who joined on its day', async () => {
    const { content } = await articleOf('new-members-batch-announcement')
    const rows = await read<Company[]>('info-companies/query?size=2000')
    const names = new Set(rows.map(({ companyName }) => companyName))
    expect(newUnits.filter(({ name }) => !names.has(name))).toEqual([])
    const text = toPlainText(content)
    expect(newUnits.filter(({ name }) => !text.includes(name.replace(/有限公司$/, '')))).toEqual([])
    const latest = rows
      .map(({ joinDate }) => joinDate)
      .sort()
      .at(-1)
    expect(rows.filter(({ joinDate }) => joinDate === latest).length).toBe(newUnits.length)
    expect(await totalOf(`info-members/query?size=1&joinDate.equals=${latest}`)).toBe(newMembers.persons)
    expect(rows.filter(({ joinDate }) => joinDate > '2025-11-21').length).toBe(newMembers.unitsWithinYear)
  })
})

describe('the experts of the fourth term', () => {
  it('are as many as were announced, and as many of each type', async () => {
    const { content, publishDate } = await articleOf('appointment-fourth-term-experts')
    const text = toPlainText(content)
    const stated = [/委员(\d+)名/, /专家库成员(\d+)名/].map((pattern) => Number(pattern.exec(text)?.[1]))
    const { validFrom } = db.get<{ validFrom: string }>(
      'SELECT validFrom FROM expertCertificate GROUP BY validFrom ORDER BY count(*) DESC',
    ) ?? { validFrom: '' }
    expect(validFrom).toBe(publishDate.slice(0, 10))
    const since = `expert-certificates?size=1&validFrom.equals=${validFrom}`
    expect(await totalOf(since)).toBe(stated.reduce((sum, count) => sum + count, 0))
    const rows = firstTable(content).slice(1)
    expect(rows.length).toBe(5)
    const inOffice = `info-expert-applies?size=1&validTo.greaterThan=${publishDate.slice(0, 10)}`
    for (const [type = '', count] of rows)
      expect([type, Number(count)]).toEqual([type, await totalOf(`${inOffice}&expertType.contains=${type}`)])
  })
})

describe('a list that hangs on an article', () => {
  const rowsOf = (name: string) => {
    const sql = 'SELECT name, title, content FROM file WHERE name LIKE ?'
    const file = db.get<{ name: string; title: string; content: string }>(sql, [`%${name}.pdf`])
    if (!file) throw new Error(`There is no file ${name}`)
    const [head = [], ...rows] = firstTable(file.content)
    return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index]])))
  }

  it('holds the ratings of its year as the site lists them', async () => {
    const { publishDate } = await articleOf('credit-rating-result-notice')
    const year = Number(publishDate.slice(0, 4)) - 1
    const listed = await read<CompanyRating[]>(`company-rated-years?size=2000&year.equals=${year}&sort=rank`)
    expect(listed.length).toBeGreaterThan(200)
    expect(rowsOf('信用评价结果名单')).toEqual(
      listed.map(({ rank, companyName, level, score }) => ({
        名次: String(rank),
        单位名称: companyName,
        等级: level,
        得分: score.toFixed(1),
      })),
    )
  })

  it('holds the units that joined last as the directory lists them', async () => {
    const units = await read<Company[]>('info-companies/query?size=2000')
    const day = units.map(({ joinDate }) => joinDate).reduce((one, other) => (one > other ? one : other))
    const joined = units.filter(({ joinDate }) => joinDate === day)
    const rows = rowsOf('新入会单位会员名单')
    expect(rows.map((row) => [row.单位名称, row.类型, row.所在地, row.会员编号])).toEqual(
      joined
        .sort((one, other) => one.id - other.id)
        .map(({ companyName, companyType, city, memberNo }) => [companyName, companyType, city, memberNo]),
    )
    expect(rows.map((row) => row.单位名称).toSorted()).toEqual(newUnits.map(({ name }) => name).toSorted())
  })

  it('holds the experts as the think tank lists them', async () => {
    const { publishDate } = await articleOf('appointment-fourth-term-experts')
    const listed = await read<Expert[]>(
      `info-expert-applies?size=2000&validTo.greaterThan=${publishDate.slice(0, 10)}&sort=id`,
    )
    const rows = rowsOf('专家库成员名单')
    expect(rows.map((row) => [row.姓名, row.单位, row.专业方向, row.聘书编号])).toEqual(
      listed.map(({ name, companyName, expertType, certNo }) => [
        name,
        companyName,
        expertType.join('、'),
        certNo,
      ]),
    )
    const committee = rows.filter((row) => row.聘任 === '委员')
    expect([committee.length, rows.length - committee.length]).toEqual([
      expertTerm.committee,
      expertTerm.pool,
    ])
  })
})

it('a file that says how many sheets it has has them', () => {
  const files = db.all<{ name: string; title: string; content: string }>(
    "SELECT * FROM file WHERE name LIKE '%张）.xlsx'",
  )
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) {
    const stated = Number(/(\d+)张/.exec(file.name)?.[1])
    const names = Buffer.from(buildAttachment(file)).toString('latin1')
    const sheets = new Set(names.match(/worksheets\/sheet\d+\.xml/g))
    expect(sheets.size).toBe(stated)
  }
})

describe('the settled fee years', () => {
  /** What the replay of the contract reads whole; a longer list it cannot judge. */
  const longestList = 20_000

  it.each(['company', 'member'])('of each %s are few enough to be read whole', async (kind) => {
    expect(await totalOf(`${kind}-fees-years?size=1`)).toBeLessThanOrEqual(longestList)
  })

  it.each([
    ['company', 'registerUnit'],
    ['member', 'registerPerson'],
  ])('tell of each %s of the register until when it is valid', async (kind, table) => {
    const sql = `SELECT CAST(validTo AS INTEGER) AS year, count(*) AS count FROM ${table} GROUP BY year ORDER BY year DESC`
    const { year, count } = db.get<{ year: number; count: number }>(sql) ?? { year: 0, count: 0 }
    expect(count).toBeGreaterThan(0)
    const list = `${kind}-fees-years?size=1&feeYear.equals=${year}&memberId.greaterThan=20000`
    expect(await totalOf(list)).toBe(count)
  })
})

describe('the register', () => {
  const columns = (table: string, column: string) =>
    db.all<{ value: string }>(`SELECT ${column} AS value FROM ${table}`).map(({ value }) => value)

  it.each([
    ['registerUnit', 'name'],
    ['registerUnit', 'uscc'],
    ['registerPerson', 'name'],
    ['registerPerson', 'idNumber'],
    ['registerPerson', 'certNo'],
  ])('has no two rows of %s with one %s, nor one of a member', (table, column) => {
    const values = columns(table, column)
    expect(new Set(values).size).toBe(values.length)
    const profile = column === 'name' || column === 'uscc' ? 'member' : 'personProfile'
    const known = new Set(columns(profile, column))
    expect(values.filter((value) => value !== null && known.has(value))).toEqual([])
  })

  it('has valid numbers', () => {
    expect(columns('registerUnit', 'uscc').filter((uscc) => !isUscc(uscc))).toEqual([])
    expect(columns('registerPerson', 'idNumber').filter((idNumber) => !isIdNumber(idNumber))).toEqual([])
  })

  it('has as many in the council as were elected', async () => {
    const council = '会长单位,副会长单位,常务理事单位,理事单位'
    expect(await totalOf(`info-companies/query?size=1&memberLevel.in=${council}`)).toBe(97)
  })
})
