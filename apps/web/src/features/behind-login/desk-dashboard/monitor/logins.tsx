import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { AccountLinks } from './account-links.tsx'
import { Latest } from './latest.tsx'

/** Names that were given a wrong password in the last quarter of an hour. */
export function Logins({ refused }: { refused: DeskMonitor['refusedLogins'] }) {
  const { t } = useLingui()
  return (
    <Latest
      title={t`密码错误的登录`}
      rows={refused}
      columns={[
        { id: 'name', header: t`登录名`, isRowHeader: true, cell: ({ name }) => name },
        { id: 'account', header: t`账号`, cell: ({ account }) => <AccountLinks account={account} /> },
        { id: 'count', header: t`次数`, align: 'end', cell: ({ count }) => formatNumber(count) },
        {
          id: 'lastDate',
          header: t`最近一次`,
          nowrap: true,
          cell: ({ lastDate }) => formatDateTime(lastDate),
        },
      ]}
      // Two names may look alike under their masks.
      rowKey={({ name, lastDate }) => `${name} ${lastDate}`}
      empty={t`最近十五分钟没有密码错误的登录。`}
      all={t`显示全部 ${formatNumber(refused.length)} 条`}
    />
  )
}
