import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'

/** Everything of the student's learning is asked for anew: one course's state shows in lists, hours and the first page. */
export function useForgetStudies(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const queryKey of [['account', 'education'], ['orders']])
      void queryClient.invalidateQueries({ queryKey })
  }
}

/** Takes a course that costs nothing. */
export function useEnroll(id: number) {
  const forget = useForgetStudies()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/edu-courses/{id}/enroll', { params: { path: { id } } })),
    // Refused, things may stand otherwise than the page shows: taken in another tab, off sale.
    onSettled: forget,
  })
}
