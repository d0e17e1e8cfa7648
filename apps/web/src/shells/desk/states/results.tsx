import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState, ErrorState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'
import type { ResultSearch } from './result-search.ts'

/** Says that something is done, and leads on. */
export function Success({ search: { next } }: { search: ResultSearch }) {
  const { t } = useLingui()
  return (
    <EmptyState level={1} title={t`办理成功`} action={<GoOn next={next} />}>
      {t`结果已保存，对方会收到通知。`}
    </EmptyState>
  )
}

/** Says that something is not done, and leads back to where it can be mended. */
export function Failure({ search: { next } }: { search: ResultSearch }) {
  const { t } = useLingui()
  return (
    <ErrorState
      level={1}
      art={<ErrorPicture variant="error" />}
      title={t`办理未成功`}
      action={<GoOn next={next} />}
    >
      {t`没有任何改动。请检查后重新提交。`}
    </ErrorState>
  )
}

function GoOn({ next = '/dashboard' }: { next: string | undefined }) {
  const { t } = useLingui()
  return (
    <Button asChild>
      <Link to={next as '/dashboard'}>{t`继续办理`}</Link>
    </Button>
  )
}
