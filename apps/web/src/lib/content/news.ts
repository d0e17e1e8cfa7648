import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../api/http.ts'
import { endOfDay, startOfDay } from '../dates/calendar.ts'

/** What narrows a list of news. */
export interface NewsQuery {
  /** Id of the column, or of an entry below it. */
  column?: number
  child?: number
  /** Occurs in the title, or in the document number when it looks like one. */
  keyword?: string
  /** Only what carries a document number: the documents themselves, not what is written about them. */
  isDocument?: true
  /** Year of publishing, in time zone PRC. */
  year?: number
  /** Rank of the body that issued a policy. */
  level?: string
  /** 1-based. */
  page?: number
  size: number
}

/** Whether a keyword looks like a policy's document number, such as `〔2026〕12号`, and not like words of its title. */
const isDocumentNo = (keyword: string): boolean => /[〔〕]|\d+号/.test(keyword)

function criteria({ column, child, isDocument, keyword, year, level, page = 1, size }: NewsQuery) {
  return {
    ...(child ? { 'infoDictsDetailsId.equals': child } : { 'infoDictsId.equals': column }),
    'documentNo.specified': isDocument,
    ...(keyword && isDocumentNo(keyword)
      ? { 'documentNo.contains': keyword }
      : { 'title.contains': keyword }),
    'issuingLevel.equals': level,
    'publishDate.greaterThanOrEqual': year ? startOfDay(`${year}-01-01`) : undefined,
    'publishDate.lessThanOrEqual': year ? endOfDay(`${year}-12-31`) : undefined,
    page: page - 1,
    size,
  }
}

/** A page of a column's news in the backend's order: on top first, then newest. */
export const newsListQueryOptions = (query: NewsQuery) =>
  queryOptions({
    queryKey: ['news', 'list', query],
    queryFn: ({ signal }) =>
      unwrapList(api.GET('/api/public/info-news-list', { params: { query: criteria(query) }, signal })),
  })

/** What narrows the price information. */
interface FeeNewsQuery {
  region?: string
  /** `yyyy-MM`, or a year. */
  period?: string
  page?: number
  size: number
}

/** A page of price information, the latest month first. */
export const feeNewsQueryOptions = ({ region, period, page = 1, size }: FeeNewsQuery) =>
  queryOptions({
    queryKey: ['news', 'fee', { region, period, page, size }],
    queryFn: ({ signal }) => {
      const query = { 'region.equals': region, 'period.contains': period, page: page - 1, size }
      return unwrapList(api.GET('/api/public/info-fee-news-list', { params: { query }, signal }))
    },
  })

/** The entry below the policies that holds the price information, which has lists of its own. */
export const feeColumnName = '造价信息'

/** The whole province, as the backend names that region. */
export const wholeProvince = '全省'
