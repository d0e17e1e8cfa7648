import { queryOptions } from '@tanstack/react-query'
import { api, unwrapItems } from '../../lib/api/http.ts'

/** A year's courses of the education platform. */
export const coursesQueryOptions = (year: number) =>
  queryOptions({
    queryKey: ['training', 'courses', year],
    queryFn: ({ signal }) => {
      const query = { 'year.equals': year, size: 100 }
      return unwrapItems(api.GET('/api/public/edu-courses', { params: { query }, signal }))
    },
  })

/** Persons whose certificate bears a number, or whose name is asked for. */
export const holdersQueryOptions = (keyword: string) =>
  queryOptions({
    queryKey: ['training', 'holders', keyword],
    queryFn: ({ signal }) => {
      const by = /[\d[\]A-Za-z]/.test(keyword) ? 'certNo.contains' : 'name.contains'
      const query = { [by]: keyword, size: 20 }
      return unwrapItems(api.GET('/api/public/info-members/query', { params: { query }, signal }))
    },
  })
