import { useLingui } from '@lingui/react/macro'
import type { DeskWorkplace } from '@portal/api-contract'
import { formatDate, formatDateTime } from '@portal/i18n'
import { Badge, Card, Panel, Skeleton, Stat, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import styles from '../overview.module.css'
import { workplaceQueryOptions } from '../queries.ts'
import { queryOfWaiting, waitingNames } from '../words.ts'

/** What waits for whoever is at the desk, by kind, with the way to each list; the own tasks, and what was done lately. */
export function Workplace() {
  const { t } = useLingui()
  const query = useQuery({ ...workplaceQueryOptions, refetchOnMount: 'always' })
  if (!query.data) {
    return query.error ? (
      <LoadError title={t`工作台没有加载成功`} query={query} />
    ) : (
      <Skeleton height="24rem" />
    )
  }
  const { waiting, mine, recent, announcements } = query.data
  return (
    <DeskPage title={t`工作台`}>
      <ul className={styles.tiles}>
        {waiting.map((one) => (
          <li key={one.kind}>
            <Waiting waiting={one} />
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <Panel title={t`我领取的申请`}>
          <Lines
            empty={t`没有领取的申请。`}
            items={mine.map(({ id, applyNo, ownerName, dueDate }) => ({
              id,
              title: (
                <TextLink asChild>
                  <Link to="/profile/application/$id" params={{ id: String(id) }}>
                    {`${ownerName} ${applyNo}`}
                  </Link>
                </TextLink>
              ),
              when: dueDate ? formatDate(dueDate) : '',
            }))}
          />
        </Panel>
        <Panel title={t`我最近的办理`}>
          <Lines
            empty={t`还没有办理记录。`}
            items={recent.map(({ id, subjectName, time }) => ({
              id,
              title: subjectName,
              when: formatDateTime(time),
            }))}
          />
        </Panel>
        <Panel title={t`协会动态`}>
          <Lines
            empty={t`还没有动态。`}
            items={announcements.map(({ id, title, publishDate }) => ({
              id,
              title: <span lang="zh-CN">{title}</span>,
              when: formatDate(publishDate),
            }))}
          />
        </Panel>
      </div>
    </DeskPage>
  )
}

function Waiting({ waiting: { kind, count, overdueCount } }: { waiting: DeskWorkplace['waiting'][number] }) {
  const { t, i18n } = useLingui()
  return (
    <Card.Root className={styles.tile}>
      <Link to={queryOfWaiting[kind]} className={styles.tileLink}>
        <Stat
          label={i18n._(waitingNames[kind])}
          value={count}
          unit={t`件待办`}
          help={overdueCount > 0 && <Badge tone="danger">{t`${overdueCount} 件已超期`}</Badge>}
        />
      </Link>
    </Card.Root>
  )
}

interface Line {
  id: number
  title: ReactNode
  when: string
}

function Lines({ items, empty }: { items: Line[]; empty: string }) {
  if (items.length === 0) return <p className={styles.muted}>{empty}</p>
  return (
    <ul className={styles.lines}>
      {items.map(({ id, title, when }) => (
        <li key={id} className={styles.line}>
          {title}
          <time className={styles.muted}>{when}</time>
        </li>
      ))}
    </ul>
  )
}
