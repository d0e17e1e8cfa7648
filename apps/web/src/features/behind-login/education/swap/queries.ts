import type { CourseDetail } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrapList } from '../../../../lib/api/http.ts'
import { serverDate } from '../../../../lib/api/server-clock.ts'

/** The courses of the same price that are on sale, not the student's and in no open order for them. */
export const swapChoicesQueryOptions = ({ id, price }: Pick<CourseDetail, 'id' | 'price'>) =>
  queryOptions({
    queryKey: ['account', 'education', 'swap', id, price],
    queryFn: async ({ signal }) => {
      const query = {
        'price.equals': price,
        'mine.equals': 0,
        'ordered.equals': 0,
        'onSaleUntil.greaterThanOrEqual': formatDate(serverDate()),
        size: 100,
      }
      return (await unwrapList(api.GET('/api/edu-courses', { params: { query }, signal }))).items
    },
    staleTime: 0,
  })
