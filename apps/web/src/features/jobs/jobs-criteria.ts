import type { CertClass, ExperienceBand, PostsSearch, SalaryBand, SeekersSearch } from './jobs-search.ts'

export const postsPageSize = 10
export const seekersPageSize = 12

const salaryCriteria: Record<SalaryBand, object> = {
  low: { 'salaryMin.lessThanOrEqual': 8000 },
  middle: { 'salaryMax.greaterThanOrEqual': 8000, 'salaryMin.lessThanOrEqual': 15_000 },
  high: { 'salaryMax.greaterThanOrEqual': 15_000 },
  open: { 'salaryMin.specified': false },
}

/** `5年以上`, as units write it. */
const yearsAsked = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}年以上`)

const experienceCriteria: Record<ExperienceBand, object> = {
  junior: { 'experienceReq.in': yearsAsked(1, 3) },
  middle: { 'experienceReq.in': yearsAsked(4, 7) },
  senior: { 'experienceReq.in': yearsAsked(8, 20) },
  none: { 'experienceReq.specified': false },
}

const certNames: Record<Exclude<CertClass, 'none'>, string> = { class1: '一级', class2: '二级' }

const certCriteria = (field: 'certReq' | 'certType', cert: CertClass | undefined): object => {
  if (!cert) return {}
  return cert === 'none' ? { [`${field}.specified`]: false } : { [`${field}.contains`]: certNames[cert] }
}

/** The backend's criteria for posts. */
export function postsQuery({ keyword, city, salary, experience, cert, page = 1 }: PostsSearch) {
  return {
    'position.contains': keyword,
    'city.equals': city,
    ...(salary && salaryCriteria[salary]),
    ...(experience && experienceCriteria[experience]),
    ...certCriteria('certReq', cert),
    page: page - 1,
    size: postsPageSize,
  }
}

/** The backend's criteria for job seekers. */
export function seekersQuery({ keyword, city, cert, page = 1 }: SeekersSearch) {
  return {
    'expectPosition.contains': keyword,
    'expectCity.equals': city,
    ...certCriteria('certType', cert),
    page: page - 1,
    size: seekersPageSize,
  }
}
