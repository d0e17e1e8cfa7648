import { useLingui } from '@lingui/react/macro'
import type { DeskWorkplace } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'
import { Badge, Notice, Panel, Stat } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { waitingWords } from '../../../../lib/chakra/desk/waiting.ts'
import { listOf } from '../../../../lib/content/list-of.ts'
import { Each } from '../../../../lib/states/each.tsx'
import styles from '../dashboard.module.css'

/** What waits of each kind that may be decided here; each leads to its list. */
export function Waiting({ waiting }: Pick<DeskWorkplace, 'waiting'>) {
  const { t } = useLingui()
  const kinds = listOf(waiting)
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  if (kinds.length === 0) return <Notice>{t`您的角色没有需要审核的事项。`}</Notice>
  return (
    <Panel title={total === 0 ? t`没有等待办理的事项` : t`等待办理 ${formatNumber(total)} 项`}>
      <ul className={styles.tiles} data-columns="8">
        <Each items={kinds}>
          {(one) => (
            <li>
              <Tile {...one} />
            </li>
          )}
        </Each>
      </ul>
    </Panel>
  )
}

function Tile({ kind, count, overdueCount, oldestDate }: DeskWorkplace['waiting'][number]) {
  const { t, i18n } = useLingui()
  const { name, list } = waitingWords(kind)
  return (
    <Link {...list} className={styles.tile}>
      <Stat
        label={i18n._(name)}
        value={formatNumber(count)}
        help={oldestDate ? t`最早 ${formatDate(oldestDate)}` : t`没有等待的`}
      />
      {overdueCount > 0 && <Badge tone="danger">{t`超过七天 ${formatNumber(overdueCount)} 项`}</Badge>}
    </Link>
  )
}
