import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { Skeleton } from '@portal/ui/chakra'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { errorText, isMissing } from '../../../../lib/api/errors.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import styles from './print-frame.module.css'
import type { Shape } from './print-frame.tsx'
import { isConflict } from './sheet-of.ts'

interface PrintStatesProps {
  query: UseQueryResult
  shape: Shape
  back: ReactElement
}

/** What stands in place of a sheet that is not there: it is on its way, not to be printed now, unknown, or could not be loaded. */
export function PrintStates({ query, shape, back }: PrintStatesProps) {
  const { t } = useLingui()
  const { error } = query
  if (isConflict(error)) {
    return (
      <UnknownRecord title={t`现在还不能打印`} link={back}>
        {errorText(error)}
      </UnknownRecord>
    )
  }
  if (isMissing(error) || (query.isPending && query.fetchStatus === 'idle'))
    return <NothingToPrint back={back} />
  if (error) return <LoadError query={query} title={t`打印内容没有加载成功`} />
  if (query.fetchStatus === 'paused')
    return <LoadError query={{ ...query, error: unreachable }} title={t`打印内容没有加载成功`} />
  return (
    <div className={styles[shape]}>
      <Skeleton width="100%" height="100%" />
    </div>
  )
}

/** Stands where the address names nothing that this account can print. */
export function NothingToPrint({ back }: { back: ReactElement }) {
  const { t } = useLingui()
  return (
    <UnknownRecord title={t`没有找到要打印的内容`} link={back}>
      {t`内容不存在，或不属于当前登录的账号。`}
    </UnknownRecord>
  )
}

/** Without a network nothing is asked for, so nothing fails either; the page goes on by itself once there is one. */
const unreachable = new ApiError('network')
