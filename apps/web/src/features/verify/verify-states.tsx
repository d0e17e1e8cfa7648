import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { buttonClass, EmptyState } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorPicture } from '../../lib/states/error-picture.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import { AnswerSkeleton } from './answer-skeleton.tsx'
import { groupedCode } from './printed-code.ts'
import styles from './verify-states.module.css'

interface NoAnswerProps {
  query: UseQueryResult<unknown, Error>
  /** What was asked for. */
  code: string
}

/** Stands while there is no answer yet, or where none came. A code that is none is refused with 400, an unknown one with 404. */
export function NoAnswer({ query, code }: NoAnswerProps) {
  const { t } = useLingui()
  const { error } = query
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <UnknownCode code={code} />
  if (error) return <LoadError title={t`没有查到结果`} query={query} />
  return <AnswerSkeleton />
}

/** The association has no print with the code; it is there to be compared, and corrected without typing it all again. */
function UnknownCode({ code }: { code: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      art={<ErrorPicture variant="notFound" />}
      title={t`没有这个查验码`}
      action={
        <Link to="/verify" search={{ code }} className={buttonClass()}>
          {t`修改查验码`}
        </Link>
      }
    >
      <p className={styles.asked}>{groupedCode(code)}</p>
      {t`协会没有出具过带有这个查验码的证书。请检查是否抄错，字母区分大小写；如果确实没有抄错，这份证书不是协会出具的。`}
    </EmptyState>
  )
}
