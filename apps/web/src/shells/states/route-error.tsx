import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { Button, ErrorState } from '@portal/ui'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { isChunkError } from '../../lib/api/chunk-error.ts'
import { errorText, isOffline } from '../../lib/api/errors.ts'
import { useOnline } from '../../lib/browser/online.ts'
import { ErrorPicture } from '../../lib/states/error-picture.tsx'

/**
 * The page of a route that could not be shown: what happened in the reader's words, and another try. Where there was no network
 * it is tried again by itself once there is one.
 */
export function RouteError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useLingui()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const isOnline = useOnline()
  const [wasOnline] = useState(isOnline)
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const retryOnline = useEffectEvent(retry)
  useEffect(() => {
    if (isOnline && !wasOnline) retryOnline()
  }, [isOnline, wasOnline])
  // Without a network every part of the app fails that is not there yet, and a page that is loaded anew would be lost as well.
  if (isOnline && isChunkError(error)) {
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
  const offline = isOffline(error)
  return (
    <ErrorState
      level={1}
      art={<ErrorPicture variant={offline ? 'offline' : 'error'} />}
      title={offline ? t`网络已断开` : t`页面暂时打不开`}
      action={<Button onClick={retry}>{t`重试`}</Button>}
    >
      {errorText(isOnline ? error : new ApiError('network'))}
    </ErrorState>
  )
}
