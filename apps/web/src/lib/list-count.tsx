import { useLingui } from '@lingui/react/macro'

/** Tells a screen reader how many rows a list has, again when a filter has changed that. */
export function ListCount({ total }: { total: number }) {
  const { t } = useLingui()
  return (
    <p role="status" className="visually-hidden">
      {t`查到 ${total} 条`}
    </p>
  )
}
