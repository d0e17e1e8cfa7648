import { useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../../lib/api/errors.ts'
import { api, unwrap } from '../../../../../lib/api/http.ts'
import { notify } from '../../../../../lib/browser/notify.ts'
import { useForgetStudies } from '../../course/mutations.ts'

interface CertifyYearProps {
  year: number
  /** There is one that says fewer hours, or names its holder otherwise. */
  isAgain: boolean
}

/** Has the hours of a year certified. */
export function CertifyYear({ year, isAgain }: CertifyYearProps) {
  const { t } = useLingui()
  const forget = useForgetStudies()
  const { mutate, isPending } = useMutation({
    mutationFn: () => unwrap(api.POST('/api/edu-certificates', { body: { year } })),
    onSuccess: ({ certNo }) =>
      notify({ kind: 'success', title: t`学时证明已开具`, description: t`证明编号 ${certNo}` }),
    onError: (error) => notify({ kind: 'error', title: t`学时证明没有开具`, description: errorText(error) }),
    onSettled: forget,
  })
  return (
    <Button size="sm" variant="outline" busy={isPending} onClick={() => mutate()}>
      {isAgain ? t`按现有学时与资料重新开具` : t`开具证明`} <VisuallyHidden>{year}</VisuallyHidden>
    </Button>
  )
}
