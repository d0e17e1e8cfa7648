import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../../../../lib/api/http.ts'

/** Orders a course for people of the unit. */
export function useOrderCourse(courseId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (personIds: number[]) =>
      unwrap(
        api.POST('/api/unit-courses/{id}/orders', {
          params: { path: { id: courseId } },
          body: { personIds },
        }),
      ),
    // A refusal has its reason in what has changed meanwhile.
    onSettled: () => {
      for (const root of ['people', 'orders', 'account'])
        void queryClient.invalidateQueries({ queryKey: [root] })
    },
  })
}
