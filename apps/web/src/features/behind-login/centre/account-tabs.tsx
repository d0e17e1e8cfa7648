import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { partNames } from './part-names.ts'
import { accountParts, type UnitPartName } from './parts.ts'

/** Leads between the parts of a unit's account. */
export function AccountTabs({ current }: { current: UnitPartName }) {
  const { t, i18n } = useLingui()
  const tabs = accountParts.map((id) => ({ id, label: i18n._(partNames[id]) }))
  return (
    <TabNav
      label={t`账号设置`}
      tabs={tabs}
      currentId={tabs.find(({ id }) => id === current)?.id ?? 'contact'}
      link={({ id }) => (
        <Link to="/unitData" search={{ part: id }} activeOptions={{ exact: true, explicitUndefined: true }} />
      )}
    />
  )
}
