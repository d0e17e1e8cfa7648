import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { type Column, DataTable, Panel } from '@portal/ui/chakra'

type Refused = DeskMonitor['refusedLogins'][number]

/** Names that were given a wrong password in the last quarter of an hour. */
export function Logins({ refused }: { refused: Refused[] }) {
  const { t } = useLingui()
  const columns: Column<Refused>[] = [
    { id: 'name', header: t`登录名`, isRowHeader: true, cell: ({ name }) => name },
    { id: 'count', header: t`次数`, align: 'end', cell: ({ count }) => formatNumber(count) },
    { id: 'lastDate', header: t`最近一次`, nowrap: true, cell: ({ lastDate }) => formatDateTime(lastDate) },
  ]
  return (
    <Panel title={t`密码错误的登录`}>
      {refused.length === 0 ? (
        <p>{t`最近十五分钟没有密码错误的登录。`}</p>
      ) : (
        <DataTable
          columns={columns}
          rows={refused}
          rowKey={({ name }) => name}
          caption={t`密码错误的登录`}
          size="sm"
        />
      )}
    </Panel>
  )
}
