import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'

/** Stands where a batch was asked for that there is not, or that is another unit's. */
export function UnknownBatch() {
  const { t } = useLingui()
  return (
    <UnknownRecord
      title={t`没有找到该代缴名单`}
      link={<Link to="/unitPayment" search={{}}>{t`返回代缴名单`}</Link>}
    >
      {t`名单不存在，或不属于本单位。`}
    </UnknownRecord>
  )
}
