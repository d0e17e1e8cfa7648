import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { IconButton, Menu, type MenuEntry } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { waitingIn, waitingWords, workplaceQueryOptions } from '../../../lib/chakra/desk/waiting.ts'
import { DeskIcon } from '../desk-icon.tsx'
import styles from './desk-header.module.css'

const renewedAfter = 60_000

/** How much waits for the account, and where. Others decide, too, so it is asked for again and again. */
export function WaitingBell() {
  const { t, i18n } = useLingui()
  const { data } = useQuery({ ...workplaceQueryOptions, refetchInterval: renewedAfter })
  const waiting = waitingIn(data)
  const total = waiting.reduce((sum, { count }) => sum + count, 0)
  const entries: MenuEntry[] = waiting.map(({ kind, count }) => {
    const { name, list } = waitingWords(kind)
    const label = <Count key={kind} name={i18n._(name)} count={count} />
    return { id: String(kind), label, link: <Link {...list}>{label}</Link> }
  })
  const label = t`工作台`
  const all: MenuEntry = {
    id: 'all',
    label,
    startsGroup: entries.length > 0,
    link: <Link to="/dashboard/workplace">{label}</Link>,
  }
  return (
    <span className={styles.bell}>
      <Menu
        align="end"
        label={t`等待办理`}
        items={[...entries, all]}
        trigger={
          <IconButton
            size="sm"
            label={total > 0 ? t`等待办理 ${formatNumber(total)} 项` : t`没有等待办理的事项`}
            icon={<DeskIcon name="bell" />}
          />
        }
      />
      {total > 0 && (
        <span className={styles.count} aria-hidden="true">
          {total > 99 ? '99+' : total}
        </span>
      )}
    </span>
  )
}

const Count = ({ name, count }: { name: string; count: number }) => (
  <span className={styles.waiting}>
    {name}
    <b>{formatNumber(count)}</b>
  </span>
)
