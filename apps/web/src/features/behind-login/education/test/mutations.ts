import type { TestAnswers, TestAttemptDetail } from '@portal/api-contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { withServerTime } from '../../../../lib/api/server-clock.ts'
import { useForgetStudies } from '../course/mutations.ts'
import { attemptQueryOptions } from './queries.ts'
import { dropAnswers } from './use-answers.ts'

/** Begins the test of a course, or goes on with the attempt that is open. */
export function useStartAttempt(courseId: number) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const forget = useForgetStudies()
  return useMutation({
    mutationFn: () => unwrap(withServerTime(api.POST('/api/edu-test-attempts', { body: { courseId } }))),
    onMutate: markPage,
    onSuccess: (attempt, _, isStillHere) => {
      queryClient.setQueryData(attemptQueryOptions(attempt.id).queryKey, attempt)
      if (isStillHere()) void navigate({ to: '.', search: { attempt: attempt.id } })
    },
    onSettled: forget,
  })
}

/** Hands in what was answered. */
export function useHandIn({ id }: Pick<TestAttemptDetail, 'id'>) {
  const queryClient = useQueryClient()
  const forget = useForgetStudies()
  return useMutation({
    mutationFn: (body: TestAnswers) =>
      unwrap(api.POST('/api/edu-test-attempts/{id}/hand-in', { params: { path: { id } }, body })),
    onSuccess: (attempt) => {
      dropAnswers(id)
      queryClient.setQueryData(attemptQueryOptions(id).queryKey, attempt)
    },
    // Refused, it was handed in elsewhere, or the course is not the student's any more.
    onSettled: forget,
  })
}
