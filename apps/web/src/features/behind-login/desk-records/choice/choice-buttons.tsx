import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { mostFees } from './up-to-fees.ts'

interface ChoiceButtonsProps {
  choice: {
    chosen: readonly unknown[]
    hasMore: boolean
    chooseAll: () => Promise<{ count: number; isCut: boolean }>
    clear: () => void
  }
  /** Says what is chosen on all pages. */
  all: string
  disabled: boolean
}

/** Chooses on all pages once a page is chosen, and gives up what is chosen. */
export function ChoiceButtons({ choice, all, disabled }: ChoiceButtonsProps) {
  const { t } = useLingui()
  const { mutate, isPending } = useMutation({
    mutationFn: choice.chooseAll,
    onSuccess: ({ count, isCut }) =>
      notify({
        kind: 'info',
        title: isCut ? t`已选择前 ${count} 条，一次最多催缴 ${mostFees} 笔会费` : t`已选择全部 ${count} 条`,
      }),
    onError: (error) => notify({ kind: 'error', title: t`没有选择成功`, description: errorText(error) }),
  })
  return (
    <>
      {(choice.hasMore || isPending) && (
        <Button size="sm" variant="outline" disabled={disabled} busy={isPending} onClick={() => mutate()}>
          {all}
        </Button>
      )}
      {choice.chosen.length > 0 && (
        <Button size="sm" variant="outline" disabled={disabled || isPending} onClick={choice.clear}>
          {t`清除选择`}
        </Button>
      )}
    </>
  )
}
