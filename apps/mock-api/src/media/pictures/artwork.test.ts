import { describe, expect, it } from 'vitest'
import { avatarSvg } from './avatar.ts'
import { type BannerMotif, bannerSvg } from './banner.ts'
import { certificateSvg } from './certificate.ts'
import { coverMotifs, coverSvg } from './cover.ts'
import { journalCover } from './journal-cover.ts'
import { sectionBannerSvg } from './section-banner.ts'
import { siteBannerSvg } from './site-banner.ts'

const LIMIT = 14 * 1024
const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g

const bannerMotifs: BannerMotif[] = ['skyline', 'drawing', 'bridge', 'ledger', 'party', 'training']
const keys = ['news-1', 'news-2', 'news-3', '造价信息-2026-10', 'd9f1', '']

/** Empties an XML text tag by tag; whatever is wrong with it – nesting, a bare `<` or `&`, NaN – is left in the report. */
const faultsOf = (xml: string): string[] => {
  const open: string[] = []
  const faults: string[] = []
  const rest = xml.replace(TAG, (_, close: string, name: string, __: string, empty: string) => {
    if (close && open.pop() !== name) faults.push(`</${name}> closes another element`)
    if (!close && !empty) open.push(name)
    return ''
  })
  if (open.length) faults.push(`not closed: ${open.join(', ')}`)
  if (/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/.test(rest)) faults.push(`not markup: ${rest.slice(0, 60)}`)
  if (/NaN|undefined|Infinity/.test(xml)) faults.push('a number that is none')
  return faults
}

/** The ids a picture refers to but does not define. */
const missingIds = (svg: string): string[] =>
  [...svg.matchAll(/url\(#([\w-]+)\)/g)].map((m) => m[1] ?? '').filter((id) => !svg.includes(`id="${id}"`))

const expectPicture = (svg: string) => {
  expect(faultsOf(svg)).toEqual([])
  expect(missingIds(svg)).toEqual([])
  expect(Buffer.byteLength(svg)).toBeLessThan(LIMIT)
}

describe('the check itself', () => {
  it('sees bad nesting, bare signs and broken numbers', () => {
    expect(faultsOf('<g><path d="M0 0"/></g>')).toEqual([])
    expect(faultsOf('<g><path d="M0 0"></g>')).not.toEqual([])
    expect(faultsOf('<g>a & b</g>')).not.toEqual([])
    expect(faultsOf('<path d="MNaN 0"/>')).not.toEqual([])
    expect(missingIds('<path fill="url(#a)"/>')).toEqual(['a'])
  })
})

describe('bannerSvg', () => {
  it.each(bannerMotifs)('%s is well-formed, small and repeatable for any seed', (motif) => {
    for (const seed of [0, 1, 2, 77, 'home']) expectPicture(bannerSvg(motif, { seed }))
    expect(bannerSvg(motif, { seed: 3 })).toBe(bannerSvg(motif, { seed: 3 }))
    expect(bannerSvg(motif, { seed: 3 })).toContain('viewBox="0 0 1920 520"')
  })

  it('has a composition of its own for each motif', () => {
    expect(new Set(bannerMotifs.map((motif) => bannerSvg(motif, { seed: 1 }))).size).toBe(bannerMotifs.length)
  })
})

describe('coverSvg', () => {
  it.each(coverMotifs)('%s is well-formed, small, repeatable and different for each key', (motif) => {
    const covers = keys.map((key) => coverSvg(key, motif))
    covers.forEach(expectPicture)
    expect(new Set(covers).size).toBe(keys.length)
    expect(coverSvg('a', motif)).toBe(coverSvg('a', motif))
  })

  it('takes the outer size, not the drawing space, from the caller', () => {
    const svg = coverSvg('a', 'bridge', { w: 320, h: 180 })
    expect(svg).toContain('width="320" height="180" viewBox="0 0 800 500"')
  })
})

describe('sectionBannerSvg', () => {
  it.each(coverMotifs)('%s is well-formed and small', (motif) => expectPicture(sectionBannerSvg(motif)))
})

describe('siteBannerSvg', () => {
  it.each(coverMotifs)('%s is well-formed and small in every composition', (motif) => {
    for (const site of [0, 1, 2, 3, 4, 5]) expectPicture(siteBannerSvg({ key: 'site-a-1', site, motif }))
  })

  it('differs from site to site and from picture to picture, even with one motif', () => {
    const banners = Array.from({ length: 54 }, (_, site) =>
      siteBannerSvg({ key: 'site-a-1', site, motif: 'bridge' }),
    )
    banners.push(siteBannerSvg({ key: 'site-a-2', site: 0, motif: 'bridge' }))
    expect(new Set(banners).size).toBe(55)
  })
})

describe('certificateSvg', () => {
  const certificate = { title: '全省造价咨询优秀成果一等奖', holder: '恒信 & 伙伴', date: '2024-06-18' }

  it('is well-formed and small, an honour or a register’s entry, dated or not', () => {
    for (const id of [6001, 6002, 6003, 6004, 6005, 6006])
      expectPicture(certificateSvg(id, { ...certificate, isRegister: false }))
    for (const title of ['一级注册造价工程师', '高级工程师'])
      expectPicture(certificateSvg(6001, { ...certificate, title, date: null, isRegister: true }))
  })

  it('draws neighbours differently, and a profession unlike a title', () => {
    const honours = [6001, 6002, 6003].map((id) => certificateSvg(id, { ...certificate, isRegister: false }))
    expect(honours.map((svg) => svg.includes('荣誉证书') || svg.includes('获奖证书')).sort()).toEqual([
      false,
      true,
      true,
    ])
    const entered = (title: string) => certificateSvg(6501, { ...certificate, title, isRegister: true })
    expect(entered('一级注册造价工程师')).not.toContain('专业技术职务')
    expect(entered('高级工程师')).toContain('专业技术职务')
  })

  it('breaks a long title in two', () => {
    const title = '江川省优秀水利工程勘测设计一等奖获奖项目主要完成人'
    expect(certificateSvg(6001, { ...certificate, title, isRegister: true })).not.toContain(title)
  })
})

describe('avatarSvg', () => {
  it('escapes what it prints', () => {
    expectPicture(avatarSvg('a', '&co'))
  })

  it('prints the monogram', () => {
    expect(avatarSvg('a', '陈明远')).toContain('>远<')
    expect(avatarSvg('a', 'ana Souza')).toContain('>A<')
  })

  it('differs from key to key', () => {
    expect(new Set(['a', 'b', 'c', 'd'].map((key) => avatarSvg(key, '远'))).size).toBeGreaterThan(2)
  })
})

describe('journalCover', () => {
  const issues = Array.from({ length: 13 }, (_, index) => ({
    bookName: '江川工程造价',
    year: 2026,
    issueNo: 1,
    totalIssueNo: 119 + index,
  }))
  const covers = issues.map((issue) => journalCover(issue, ['量与价 <一>', '对审']))

  it('is a small picture', () => {
    for (const cover of covers) expectPicture(cover)
  })

  it('shares neither motif nor layout with the issue before', () => {
    const drawing = (cover: string) =>
      /<svg x=.*<\/svg>/s.exec(cover.slice(4))?.[0].replace(/^<svg [^>]*>/, '')
    expect(new Set(covers.map(drawing)).size).toBe(covers.length)
    const place = (cover: string) => /<svg x="[^"]*" y="[^"]*" width="[^"]*"/.exec(cover)?.[0]
    expect(covers.every((cover, index) => place(cover) !== place(covers[index - 1] ?? ''))).toBe(true)
  })
})
