import { describe, expect, it } from 'vitest'
import { isIdNumber, isUscc } from '../../domain/member/id-numbers.ts'
import { banners, sectionBanners } from './banners.ts'
import { companies } from './companies.ts'
import { feeNews } from './fee-news.ts'
import { navigation } from './navigation.ts'
import { newsItems } from './news/index.ts'
import { people } from './people.ts'

const keysOf = (seeds: readonly { key: string }[]) => seeds.map(({ key }) => key)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')
const plain = (html: string) => html.replace(/<[^>]+>|\s/g, '')
const hanLength = (html: string) =>
  (plain(html).match(/[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/g) ?? []).length

const bodies = [...newsItems, ...feeNews]

describe('navigation', () => {
  it('has the eight entries in their order, with four to six children each', () => {
    expect(navigation.map(({ dictName, dictIndex }) => `${dictName} ${dictIndex}`)).toEqual([
      '协会概况 /IntroductionContent',
      '行业动态 /DynamicWork',
      '党建工作 /ComWork',
      '政策法规 /GovernmentMinistry',
      '会员中心 /2408',
      '行业自律 /SelfDisciplinePact',
      '专家智库 /LetterAppointmentInfo',
      '教育培训 /TopTenEngineer',
    ])
    const counts = navigation.map(({ dictName, children }) => ({ dictName, children: children.length }))
    expect(
      counts.filter(({ children }) => children < 4 || children > 6),
      'columns with too few or too many children',
    ).toEqual([])
  })

  it('gives every news column at least one article', () => {
    const filled = new Set(newsItems.map(({ child }) => child))
    const columns = navigation.flatMap(({ children }) => children).filter(({ path }) => !path)
    expect(columns.map(({ key }) => key).filter((key) => !filled.has(key))).toEqual(['fee-info'])
  })
})

describe('keys', () => {
  it.each([
    ['navigation', keysOf(navigation.flatMap(({ key, children }) => [{ key }, ...children]))],
    ['banners', keysOf([...banners, ...sectionBanners])],
    ['news', keysOf(bodies)],
    ['companies', keysOf(companies)],
    ['people', keysOf(people)],
  ])('%s are unique kebab-case slugs', (_name, keys) => {
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([])
  })

  it('resolve: columns, children, banners and employers', () => {
    const places = new Set(
      navigation.flatMap(({ key, children }) => children.map((child) => `${key}/${child.key}`)),
    )
    const newsKeys = new Set(keysOf(newsItems))
    const companyKeys = new Set(keysOf(companies))
    expect(newsItems.filter(({ column, child }) => !places.has(`${column}/${child}`))).toEqual([])
    expect(
      banners.filter(({ newsKey, url }) => !(newsKey ? newsKeys.has(newsKey) : url?.startsWith('/'))),
    ).toEqual([])
    expect(people.filter(({ companyKey }) => companyKey && !companyKeys.has(companyKey))).toEqual([])
  })
})

describe('banners', () => {
  it('are six, each with a motif of its own and words that fit', () => {
    expect(new Set(banners.map(({ artwork }) => artwork)).size).toBe(6)
    expect(banners.filter(({ title, subtitle }) => title.length > 16 || subtitle.length > 30)).toEqual([])
    expect(sectionBanners.filter(({ title }) => title.length > 16)).toEqual([])
  })
})

describe('news', () => {
  it.each([
    ['introduction', 5],
    ['dynamic', 40],
    ['party', 16],
    ['policy', 26],
    ['member', 14],
    ['discipline', 8],
    ['experts', 8],
    ['education', 12],
  ])('%s has at least %i articles', (column, least) => {
    expect(newsItems.filter((item) => item.column === column).length).toBeGreaterThanOrEqual(least)
  })

  it('has enough tables, attachments, carousel and top articles', () => {
    expect(newsItems.length).toBeGreaterThanOrEqual(128)
    expect(newsItems.filter(({ body }) => body.includes('<table>')).length).toBeGreaterThanOrEqual(25)
    expect(newsItems.filter(({ attachments }) => attachments?.length).length).toBeGreaterThanOrEqual(20)
    expect(newsItems.filter(({ isCarousel }) => isCarousel).length).toBeGreaterThanOrEqual(5)
    expect(newsItems.filter(({ isTop }) => isTop).length).toBeGreaterThanOrEqual(6)
  })

  it('keeps titles, summaries and bodies within their lengths', () => {
    expect(newsItems.filter(({ title }) => title.length > 200)).toEqual([])
    expect(newsItems.filter(({ summary }) => summary.length < 60 || summary.length > 120)).toEqual([])
    const lengths = newsItems.map(({ key, body }) => ({ key, length: hanLength(body) }))
    expect(lengths.filter(({ length }) => length < 350 || length > 1200)).toEqual([])
  })

  it('never says the same thing twice', () => {
    const owners = new Map<string, string[]>()
    for (const { key, body } of newsItems) {
      const blocks = new Set(matches(body, /<(?:p|li|td|blockquote)>(.*?)<\//gs).map(plain))
      for (const block of blocks)
        if (block.length > 40) owners.set(block, [...(owners.get(block) ?? []), key])
    }
    expect(owners.size).toBeGreaterThan(newsItems.length)
    expect([...owners.values()].filter((keys) => keys.length > 1)).toEqual([])
  })

  it('gives every policy document its number, issuer and level', () => {
    const documents = newsItems.filter(({ child }) =>
      ['national-policy', 'provincial-policy', 'pricing-basis'].includes(child),
    )
    expect(documents.length).toBeGreaterThan(15)
    expect(documents.filter(({ documentNo, issuer, level }) => !(documentNo && issuer && level))).toEqual([])
  })

  it('shows no figure but the article’s own cover', () => {
    const foreign = newsItems.filter(({ key, body }) =>
      matches(body, /<img src="([^"]*)"/g).some((source) => source !== `files/covers/${key}.svg`),
    )
    expect(keysOf(foreign)).toEqual([])
  })

  it('names attachments by a known type and a plausible size', () => {
    const files = newsItems.flatMap(({ attachments = [] }) => attachments)
    expect(files.filter(({ name, size }) => !/\.(pdf|xlsx|docx)$/.test(name) || size < 1_000)).toEqual([])
  })
})

describe('markup', () => {
  const tags = [
    'h2',
    'h3',
    'p',
    'ol',
    'ul',
    'li',
    'blockquote',
    'strong',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ]

  function unbalanced(html: string): string[] {
    const open: string[] = []
    for (const [, close, tag = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (tag === 'img') continue
      if (!close) open.push(tag)
      else if (open.pop() !== tag) return [`</${tag}>`]
    }
    return open
  }

  it('nests its tags and uses no other than the article’s', () => {
    for (const { key, body } of bodies) {
      const used = matches(body, /<([a-z0-9]+)/g)
      expect(unbalanced(body), key).toEqual([])
      expect(
        used.filter((tag) => ![...tags, 'figure', 'figcaption', 'img'].includes(tag)),
        key,
      ).toEqual([])
    }
  })

  it('carries no attributes but the image’s, hence no styles, classes or scripts', () => {
    const withAttributes = bodies.filter(({ body }) => /<(?!img )[a-z0-9]+\s/.test(body))
    expect(keysOf(withAttributes)).toEqual([])
  })

  it('draws tables whose rows are as wide as their head', () => {
    for (const { key, body } of bodies) {
      for (const html of matches(body, /<table>(.*?)<\/table>/gs)) {
        const width = html.split('<th>').length - 1
        const rows = matches(html, /<tr>(.*?)<\/tr>/gs).slice(1)
        expect(rows.length, key).toBeGreaterThan(0)
        expect(
          rows.filter((cells) => cells.split('<td>').length - 1 !== width),
          key,
        ).toEqual([])
      }
    }
  })

  it('dates by well-formed tokens only', () => {
    const wellFormed = /\{\{(date:[+-]\d+|year(:[+-]\d+)?|month)\}\}/g
    const stray = bodies.filter((item) =>
      /\{\{|\}\}/.test(JSON.stringify(item, null, 1).replace(wellFormed, '')),
    )
    expect(keysOf(stray)).toEqual([])
  })
})

describe('fee news', () => {
  const province = feeNews.filter(({ region }) => region === '全省')

  const rowsOf = (body: string) =>
    matches(body, /<tr>(<td>.*?)<\/tr>/gs).map((html) => matches(html, /<td>(.*?)<\/td>/g))
  const fen = (text = '') => Math.round(Number(text.replaceAll(',', '')) * 100)

  it('has every one of 24 provincial months once, and at least 16 city editions', () => {
    expect(province.map(({ monthsAgo }) => monthsAgo)).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 1),
    )
    expect(feeNews.length - province.length).toBeGreaterThanOrEqual(16)
  })

  it('lists 15 to 24 materials in each table', () => {
    const sizes = feeNews.map(({ body }) => rowsOf(body).length)
    expect(sizes.filter((size) => size < 15 || size > 24)).toEqual([])
  })

  it('keeps the VAT relation: 3 % for sand, stone and ready-mixed concrete, else 13 %', () => {
    for (const { key, body } of feeNews) {
      for (const [name = '', , , withVat, withoutVat] of rowsOf(body)) {
        const rate = /砂$|碎石|商品混凝土/.test(name) ? 0.03 : 0.13
        expect(Math.abs(fen(withVat) - fen(withoutVat) * (1 + rate)), `${key} ${name}`).toBeLessThan(1)
      }
    }
  })

  it('states changes that the month before bears out, and none beyond four percent', () => {
    for (const [index, { body }] of province.slice(0, -1).entries()) {
      const before = rowsOf(province[index + 1]?.body ?? '')
      for (const [position, [, , , , withoutVat, change = '']] of rowsOf(body).entries()) {
        const stated = change === '持平' ? 0 : Number.parseFloat(change)
        const real = (fen(withoutVat) / fen(before[position]?.[4]) - 1) * 100
        expect(Math.abs(stated - real)).toBeLessThan(0.051)
        expect(Math.abs(stated)).toBeLessThan(4)
      }
    }
  })
})

describe('companies and people', () => {
  it('has 24 companies with valid, unique credit codes', () => {
    expect(new Set(companies.map(({ uscc }) => uscc)).size).toBe(24)
    expect(companies.filter(({ uscc }) => !isUscc(uscc))).toEqual([])
  })

  it('has 36 people with valid identity numbers that tell their gender', () => {
    expect(new Set(people.map(({ idNumber }) => idNumber)).size).toBe(36)
    expect(people.filter(({ idNumber }) => !isIdNumber(idNumber))).toEqual([])
    const genderOf = (id: string) => (Number(id[16]) % 2 === 1 ? '男' : '女')
    expect(people.filter(({ idNumber, gender }) => genderOf(idNumber) !== gender)).toEqual([])
  })

  it('gives everybody a mobile number of their own', () => {
    const phones = [...people.map(({ phone }) => phone), ...companies.map(({ contactPhone }) => contactPhone)]
    expect(new Set(phones).size).toBe(phones.length)
    expect(phones.filter((phone) => !/^1[3-9]\d{9}$/.test(phone))).toEqual([])
  })
})
