import type { NewsFields } from '@portal/api-contract'

/**
 * Shapes of the seed's content: what the association's secretariat would have typed in.
 *
 * Nothing here knows today's date. Ages are counted back from the mock's clock (`daysAgo`, `monthsAgo`), and texts
 * carry date tokens that the loader replaces relative to the item's own publish date:
 * `{{date:-3}}` / `{{date:+10}}` → 2026年11月18日, `{{year}}` / `{{year:-1}}` → 2026, `{{month}}` → 11.
 * Tokens may stand in `title`, `subTitle`, `summary`, `body`, `documentNo` and attachment names.
 */

/** Banner compositions that the artwork can draw. */
export type BannerMotif = 'skyline' | 'drawing' | 'bridge' | 'ledger' | 'party' | 'training'

/** Cover motifs: every banner motif and the smaller ones that only covers use. */
export type CoverMotif =
  | BannerMotif
  | 'crane'
  | 'site'
  | 'meeting'
  | 'city'
  | 'materials'
  | 'law'
  | 'medal'
  | 'books'

/** The eight entries of the main navigation. */
export type ColumnKey =
  | 'introduction'
  | 'dynamic'
  | 'party'
  | 'policy'
  | 'member'
  | 'discipline'
  | 'experts'
  | 'education'

/** One entry of a hover sub-menu; with a `path` it opens a page of its own, without one a news column. */
export interface NavigationChildSeed {
  key: string
  detailName: string
  path?: string
}

/** One dictionary entry of the main navigation; `dictIndex` is the stored path. */
export interface NavigationSeed {
  key: ColumnKey
  dictName: string
  dictIndex: string
  children: NavigationChildSeed[]
}

interface BannerBase {
  key: string
  /** At most 16 characters. */
  title: string
  /** At most 30 characters. */
  subtitle: string
  artwork: BannerMotif
}

/** The banner that a section shows on its pages; it opens nothing. */
export interface SectionBannerSeed {
  key: string
  column: ColumnKey
  /** At most 16 characters. */
  title: string
  artwork: CoverMotif
}

/** A banner of the home page; it leads to a news item or to an internal path, never to both. */
export type BannerSeed = BannerBase & ({ newsKey: string; url?: never } | { url: string; newsKey?: never })

/** A list of members that the site shows, too. */
export type ListName = 'ratings' | 'newUnits' | 'experts'

/** A downloadable file; `size` in bytes. */
export interface AttachmentSeed {
  name: string
  size: number
  /** The list that the file holds. */
  list?: ListName
  /** HTML that the file is made from; the article's own text without it. */
  content?: string
}

/** Rank of the body that issued a policy document. */
export type PolicyLevel = '国家' | '部委' | '省级' | '协会'

/** One published article; `body` is HTML without styles, classes or scripts. */
export interface NewsSeed {
  key: string
  column: ColumnKey
  child: string
  title: string
  subTitle?: string
  source: string
  author: string
  /** 60–120 characters. */
  summary: string
  body: string
  daysAgo: number
  viewCount: number
  isTop?: boolean
  isCarousel?: boolean
  motif: CoverMotif
  attachments?: AttachmentSeed[]
  documentNo?: string
  issuer?: string
  level?: PolicyLevel
  /** Of a policy; by its first day unless told. */
  validity?: NewsFields['validity']
  /** First day on which a policy holds, `yyyy-MM-dd`; the day of publishing unless told. */
  effectiveDate?: string
  /** Days from the publishing to that first day, where the text says so. */
  effectiveAfter?: number
}

/** One issue of the material price bulletin; `monthsAgo` 1 is the month before the clock's. */
export interface FeeNewsSeed {
  key: string
  region: string
  monthsAgo: number
  title: string
  summary: string
  body: string
  viewCount: number
  file: AttachmentSeed
}

export type CompanyType = '造价咨询' | '施工' | '设计' | '监理' | '建设' | '软件' | '其他'
export type CompanyLevel = '会长单位' | '副会长单位' | '常务理事单位' | '理事单位' | '会员单位'

/** A unit member; money in 万元, `uscc` carries a valid GB 32100 check character. */
export interface CompanySeed {
  key: string
  companyName: string
  uscc: string
  companyType: CompanyType
  legalPerson: string
  registeredCapital: number
  establishYear: number
  city: string
  district: string
  address: string
  phone: string
  email: string
  website: string
  level1Count: number
  level2Count: number
  staffCount: number
  annualIncome: number
  contactName: string
  contactPhone: string
  memberLevel: CompanyLevel
  joinYear: number
  creditRating: 'AAA' | 'AA' | 'A' | 'B' | 'C'
}

/**
 * A personal member; `idNumber` has a valid GB 11643 check character and the area prefix 3499xx, which is not
 * assigned to any place, so that it belongs to no real person.
 */
export interface PersonSeed {
  key: string
  name: string
  gender: '男' | '女'
  idNumber: string
  phone: string
  email: string
  companyKey?: string
  title: string
  certType: '一级注册造价工程师' | '二级注册造价工程师' | '造价员' | '其他'
  certNo: string
  certMajor: '土木建筑' | '安装' | '交通运输' | '水利'
  memberLevel: '会员' | '资深会员' | '理事' | '常务理事'
  joinYear: number
}
