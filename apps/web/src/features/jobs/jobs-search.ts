import {
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../lib/address/search-params.ts'
import { cities } from '../../lib/content/cities.ts'

/** Bands of monthly pay: up to 8 000 yuan, 8 000 to 15 000, from 15 000, by agreement. */
const salaryBands = ['low', 'middle', 'high', 'open'] as const
export type SalaryBand = (typeof salaryBands)[number]

/** Years of work that are asked for: up to 3, 4 to 7, 8 and more, none. */
const experienceBands = ['junior', 'middle', 'senior', 'none'] as const
export type ExperienceBand = (typeof experienceBands)[number]

/** Classes of 注册造价工程师, or none asked for. */
const certClasses = ['class1', 'class2', 'none'] as const
export type CertClass = (typeof certClasses)[number]

/** The posts' state in the address. */
export const postsSearch = searchParams({
  /** Occurs in the name of the post. */
  keyword: textParam,
  city: oneOfParam(cities),
  salary: oneOfParam(salaryBands),
  experience: oneOfParam(experienceBands),
  cert: oneOfParam(certClasses),
  page: pageParam,
})

export type PostsSearch = SearchOf<typeof postsSearch>

/** The job seekers' state in the address. */
export const seekersSearch = searchParams({
  /** Occurs in the name of the wanted post. */
  keyword: textParam,
  city: oneOfParam(cities),
  cert: oneOfParam(certClasses),
  page: pageParam,
})

export type SeekersSearch = SearchOf<typeof seekersSearch>

/** What an application is for. */
export const jobApplySearch = searchParams({
  /** Id of the post that is applied for; without it somebody registers for any. */
  post: idParam,
})
