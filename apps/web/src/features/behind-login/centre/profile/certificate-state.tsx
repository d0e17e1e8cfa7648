import { Plural, useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Badge } from '@portal/ui/chakra'
import { daysLeft } from '../../../../lib/dates/days-left.ts'

/** From so many days before its end the holder has to think of the next registration. */
const warnDays = 90

/** Whether the registration certificate holds today; nothing where nobody knows until when. */
export function CertificateState({ validTo }: { validTo: string | null }) {
  const { t } = useLingui()
  if (validTo === null) return null
  const days = daysLeft(formatDate(validTo))
  if (days < 0)
    return (
      <Badge tone="danger" dot>
        {t`已过期`}
      </Badge>
    )
  if (days > warnDays)
    return (
      <Badge tone="success" dot>
        {t`有效`}
      </Badge>
    )
  return (
    <Badge tone="warning" dot>
      {days === 0 ? t`今天到期` : <Plural value={days} one="还有 # 天到期" other="还有 # 天到期" />}
    </Badge>
  )
}
