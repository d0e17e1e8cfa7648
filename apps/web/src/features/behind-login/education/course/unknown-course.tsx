import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'

/** Stands where the address names no course. */
export function UnknownCourse() {
  const { t } = useLingui()
  return (
    <UnknownRecord
      title={t`没有找到这门课程`}
      link={<Link to="/continueEducate" search={{}}>{t`查看全部课程`}</Link>}
    >
      {t`它可能已被撤下，或地址不完整。`}
    </UnknownRecord>
  )
}
