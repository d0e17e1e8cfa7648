import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { formatDateTime, formatNumber } from '@portal/i18n'
import { AccountLinks } from './account-links.tsx'
import { Latest } from './latest.tsx'

/** Codes that were sent in the last day. */
export function Codes({ sent }: { sent: NonNullable<DeskMonitor['sentCodes']> }) {
  const { t } = useLingui()
  return (
    <Latest
      title={t`最近发出的验证码`}
      rows={sent}
      columns={[
        { id: 'recipient', header: t`接收方`, isRowHeader: true, cell: ({ recipient }) => recipient },
        { id: 'account', header: t`账号`, cell: ({ account }) => <AccountLinks account={account} /> },
        { id: 'sentAt', header: t`发送时间`, nowrap: true, cell: ({ sentAt }) => formatDateTime(sentAt) },
      ]}
      rowKey={({ recipient, sentAt }) => `${recipient} ${sentAt}`}
      empty={t`最近一天没有发出验证码。`}
      all={t`显示全部 ${formatNumber(sent.length)} 条`}
    />
  )
}
