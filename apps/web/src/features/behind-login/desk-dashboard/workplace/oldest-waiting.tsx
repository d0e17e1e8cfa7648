import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { Badge, Panel, Skeleton, Link as TextLink } from '@portal/ui/chakra'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { subjectNames } from '../../../../lib/chakra/desk/record-words.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { usePermissions } from '../../../../lib/session/authorized.tsx'
import { Each } from '../../../../lib/states/each.tsx'
import styles from '../dashboard.module.css'
import { oldestOf, queuesFor, type WaitingItem } from './queue.ts'

/** What has waited longest of all that the account decides or writes; each is one click from being gone on with. */
export function OldestWaiting() {
  const { t } = useLingui()
  const results = useQueries({ queries: queuesFor(usePermissions() ?? []) })
  if (results.length === 0) return null
  const failed = results.find(({ error }) => error)
  const isPending = results.some((one) => one.isPending)
  const items = oldestOf(results.map(({ data = [] }) => data))
  return (
    <Panel title={t`等待最久的事项`}>
      {failed && <LoadFailure title={t`一部分事项没有加载成功`} query={failed} />}
      {isPending && <Skeleton height="8rem" />}
      {!isPending && !failed && items.length === 0 && <p>{t`没有等待办理的事项`}</p>}
      {!isPending && (
        <ul className={styles.lines}>
          <Each items={items}>{(item) => <Line item={item} />}</Each>
        </ul>
      )}
    </Panel>
  )
}

const day = 86_400_000

/** After so many days what waits for a decision is overdue. */
const most = 7

function Line({ item: { kind, title, since, isDraft, link } }: { item: WaitingItem }) {
  const { t, i18n } = useLingui()
  const days = Math.floor((serverNow() - Date.parse(since)) / day)
  const waited = days < 1 ? t`不到一天` : t`已等待 ${formatNumber(days)} 天`
  return (
    <li className={styles.line}>
      <span className={styles.done}>
        <TextLink asChild lang="zh-CN">
          <Link {...link}>{title}</Link>
        </TextLink>
        <span className={styles.quiet}>{i18n._(wordOf(subjectNames, kind))}</span>
        {isDraft && <Badge tone="neutral">{t`草稿`}</Badge>}
      </span>
      <time dateTime={since}>
        {days >= most && !isDraft ? (
          <Badge tone="danger">{waited}</Badge>
        ) : (
          <span className={styles.quiet}>{waited}</span>
        )}
      </time>
    </li>
  )
}
