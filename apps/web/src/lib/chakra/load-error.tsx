import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '@portal/ui/chakra'
import { isOffline } from '../api/errors.ts'
import { isForbidden } from '../session/use-rights.ts'
import { ErrorPicture } from '../states/error-picture.tsx'
import { type FailureProps, useFailure } from '../states/use-failure.ts'

/** Stands where nothing could be loaded at all: what happened, and another try; the 403 result where another try is of no use. */
export function LoadError({ title, query }: FailureProps) {
  const { t } = useLingui()
  const { text, retry } = useFailure(query)
  if (isForbidden(query.error)) {
    return (
      <ErrorState title={text}>{t`您的账号没有查看此页面的权限。如有疑问，请联系协会秘书处。`}</ErrorState>
    )
  }
  return (
    <ErrorState
      art={<ErrorPicture variant={isOffline(query.error) ? 'offline' : 'error'} />}
      title={title}
      action={<Button {...retry} />}
    >
      {text}
    </ErrorState>
  )
}
