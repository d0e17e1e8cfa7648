import { useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { Button, type Question, useConfirm, VisuallyHidden } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useEndPerson } from './mutations.ts'

interface EndPersonProps {
  person: UnitPerson
  /** Who ends it. */
  by: 'unit' | 'person'
}

/** Ends that a person belongs to a unit, after asking. */
export function EndPerson({ person, by }: EndPersonProps) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const question = useQuestion(person, by)
  const { mutateAsync, isPending } = useEndPerson()
  const end = async () => {
    if (!(await confirm(question))) return
    try {
      await mutateAsync(person.id)
      notify({ kind: 'success', title: t`关系已解除` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有解除`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button
        size="sm"
        variant={by === 'unit' ? 'ghost' : 'outline'}
        busy={isPending}
        onClick={() => void end()}
      >
        {t`解除关系`} {by === 'unit' && <VisuallyHidden lang="zh-CN">{person.name}</VisuallyHidden>}
      </Button>
      {dialog}
    </>
  )
}

function useQuestion({ name, companyName }: UnitPerson, by: 'unit' | 'person'): Question {
  const { t } = useLingui()
  const buttons = { confirmLabel: t`解除关系`, cancelLabel: t`保留`, tone: 'danger' as const }
  return by === 'unit'
    ? {
        title: t`解除与${name}的关系？`,
        children: t`此人将不再列入本单位人员，并会收到通知。已缴的会费不受影响，已在办理的代缴照常进行。`,
        ...buttons,
      }
    : {
        title: t`解除与单位的关系？`,
        children: t`您将不再是${companyName}的人员，该单位会收到通知。已缴的会费不受影响。`,
        ...buttons,
      }
}
