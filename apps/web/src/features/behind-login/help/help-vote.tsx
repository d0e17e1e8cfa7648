import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { useOnce } from '../../../lib/forms/use-once.ts'
import { useToken } from '../../../lib/session/session.ts'
import styles from './help-centre.module.css'
import { useVote } from './mutations.ts'
import { voteQueryOptions } from './queries.ts'

/** Asks a member whether an answer was of help; nobody else is asked. */
export function HelpVote({ id }: { id: number }) {
  return useToken() === null ? null : <Vote id={id} />
}

function Vote({ id }: { id: number }) {
  const { t } = useLingui()
  const question = useId()
  const { data } = useQuery(voteQueryOptions(id))
  const { mutateAsync, isPending, variables } = useVote(id)
  const once = useOnce()
  if (!data) return null
  const vote = async (isHelpful: 0 | 1) => {
    try {
      await mutateAsync(isHelpful)
    } catch (error) {
      notify({ kind: 'error', title: t`没有记下您的评价`, description: errorText(error) })
    }
  }
  const choices = [
    { value: 1, label: t`有帮助` },
    { value: 0, label: t`没有帮助` },
  ] as const
  return (
    <fieldset className={styles.vote} aria-labelledby={question}>
      <span id={question}>{t`这条回答有帮助吗？`}</span>
      {choices.map(({ value, label }) => (
        <Button
          key={value}
          size="sm"
          variant={data.isHelpful === value ? 'solid' : 'outline'}
          aria-pressed={data.isHelpful === value}
          busy={isPending && variables === value}
          onClick={() => void once(() => vote(value))}
        >
          {label}
        </Button>
      ))}
      <span role="status" className={styles.thanks}>
        {data.isHelpful === 1 && t`谢谢，已记下。`}
        {data.isHelpful === 0 && t`已记下。没有解决的，请联系秘书处，电话和邮箱就在本页。`}
      </span>
    </fieldset>
  )
}
