import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '@portal/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isChunkError } from '../../lib/api/chunk-error.ts'
import { errorText, isOffline } from '../../lib/api/errors.ts'
import { ErrorPicture } from '../../lib/states/error-picture.tsx'

/** The page of a route that could not be shown: what happened in the reader's words, and another try. */
export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  if (isChunkError(error)) {
    return (
      <ErrorState
        level={1}
        art={<ErrorPicture variant="error" />}
        title={t`网站有更新`}
        action={<Button onClick={() => window.location.reload()}>{t`重新加载`}</Button>}
      >
        {t`页面的一部分没有加载成功，可能是网站刚刚更新或网络中断。重新加载即可继续。`}
      </ErrorState>
    )
  }
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const offline = isOffline(error)
  return (
    <ErrorState
      level={1}
      art={<ErrorPicture variant={offline ? 'offline' : 'error'} />}
      title={offline ? t`网络已断开` : t`页面暂时打不开`}
      action={<Button onClick={retry}>{t`重试`}</Button>}
    >
      {errorText(error)}
    </ErrorState>
  )
}
