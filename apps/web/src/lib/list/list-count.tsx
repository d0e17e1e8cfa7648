import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'

/** Tells a screen reader how many rows a list has, again when a filter has changed that. */
export function ListCount({ total }: { total: number }) {
  const { t } = useLingui()
  const count = formatNumber(total)
  return (
    <p role="status" className="visually-hidden">
      {t`查到 ${count} 条`}
    </p>
  )
}
