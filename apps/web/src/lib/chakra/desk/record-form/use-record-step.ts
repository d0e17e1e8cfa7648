import { useLingui } from '@lingui/react/macro'
import { useConfirm } from '@portal/ui/chakra'
import { errorText } from '../../../api/errors.ts'
import { notify } from '../../../browser/notify.ts'

interface Step<One, Answer> {
  /** What is asked first; nothing where it can be taken back. */
  question?: { title: string; children: string; confirmLabel: string }
  call: (record: One) => Promise<Answer>
  done: string
  failed: string
}

/** Takes a step with a record, such as publishing it, and says how it went. The caller renders the question. */
export function useRecordStep<One extends { title: string }>() {
  const { t } = useLingui()
  const [confirm, question] = useConfirm()
  /** @returns what was answered; undefined where nothing was done */
  const take = async <Answer>(
    record: One,
    step: Step<One, Answer>,
  ): Promise<{ answer: Answer } | undefined> => {
    const isSure =
      !step.question || (await confirm({ ...step.question, cancelLabel: t`返回`, tone: 'danger' }))
    if (!isSure) return undefined
    try {
      const answer = await step.call(record)
      notify({ kind: 'success', title: step.done, description: record.title })
      return { answer }
    } catch (error) {
      notify({ kind: 'error', title: step.failed, description: errorText(error) })
      return undefined
    }
  }
  return [take, question] as const
}
