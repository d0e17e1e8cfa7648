import { useLingui } from '@lingui/react/macro'
import type { MemberMessage } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { type Column, EmptyState, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { messageKindNames } from './message-kinds.ts'
import styles from './messages.module.css'
import { type MessagesSearch, messageKinds, messagesPageSize } from './messages-search.ts'
import { messagesQueryOptions } from './queries.ts'
import { ReadAll } from './read-all.tsx'

/** The member's notices: narrowed by what they are about and whether they were read, paged. */
export function MessageList({ search }: { search: MessagesSearch }) {
  const { t } = useLingui()
  const query = useQuery(messagesQueryOptions(search))
  const columns = useMessageColumns()
  return (
    <div className={styles.messages}>
      <div className={styles.tools}>
        <MessageFilters search={search} />
        <ReadAll />
      </div>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`信息中心`}
        page={search.page ?? 1}
        pageSize={messagesPageSize}
        empty={<NoMessages isFiltered={Boolean(search.kind ?? search.read)} />}
      />
    </div>
  )
}

function MessageFilters({ search }: { search: MessagesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<MessagesSearch>()
  return (
    <FilterBar label={t`筛选消息`}>
      <FilterSelect
        label={t`类别`}
        all={t`全部类别`}
        value={search.kind}
        options={messageKinds.map((value) => ({ value, label: i18n._(messageKindNames[value].label) }))}
        onChange={(kind) => narrow({ kind })}
      />
      <FilterSelect
        label={t`阅读`}
        all={t`全部消息`}
        value={search.read}
        options={[
          { value: 'no', label: t`未读` },
          { value: 'yes', label: t`已读` },
        ]}
        onChange={(read) => narrow({ read })}
      />
    </FilterBar>
  )
}

function useMessageColumns(): Column<MemberMessage>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`消息`,
      isRowHeader: true,
      cell: ({ id, title, isRead }) => (
        <span className={isRead ? styles.read : styles.unread}>
          {!isRead && <span className="visually-hidden">{t`未读`}</span>}
          <TextLink asChild>
            <Link to="." search={(search) => ({ ...search, message: id })}>
              <span lang="zh-CN">{title}</span>
            </Link>
          </TextLink>
        </span>
      ),
    },
    {
      id: 'kind',
      header: t`类别`,
      nowrap: true,
      cell: ({ kind }) => <StateBadge states={messageKindNames} value={kind} isKind />,
    },
    {
      id: 'createdDate',
      header: t`时间`,
      nowrap: true,
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatDateTime(createdDate)}</time>,
    },
  ]
}

function NoMessages({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  return isFiltered ? (
    <NothingFound title={t`没有这样的消息`} />
  ) : (
    <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有消息`}>
      {t`审核结果、缴费、票据、活动与证书的通知都会列在这里。`}
    </EmptyState>
  )
}
