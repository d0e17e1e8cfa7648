import { useLingui } from '@lingui/react/macro'
import type { MemberLoginRecord } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Badge, Button, type Column, EmptyState, useConfirm, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from '../centre.module.css'
import { type CentreSearch, centrePageSize } from '../centre-search.ts'
import { useEndLogin } from '../mutations.ts'
import { loginsQueryOptions } from '../queries.ts'
import { EndOthers } from './end-others.tsx'

/** Where the account is logged in, each with the way to end it. */
export function LoginsPart({ search }: { search: CentreSearch }) {
  const { t } = useLingui()
  const query = useQuery(loginsQueryOptions(search))
  const { columns, dialog } = useLoginColumns()
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <p className={styles.lead}>
          {t`这里列出账号当前有效的登录。发现陌生的设备，请让它退出，并修改登录密码。`}
        </p>
        <EndOthers hasOthers={(query.data?.total ?? 0) > 1} />
      </div>
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`登录设备`}
        page={search.page ?? 1}
        pageSize={centrePageSize}
        empty={<EmptyState art={<EmptyPicture variant="list" />} title={t`没有有效的登录`} />}
      />
      {dialog}
    </div>
  )
}

/** A device by its browser and system, as far as they are known. */
function useDeviceName() {
  const { t } = useLingui()
  return ({ browser, system }: MemberLoginRecord): string =>
    [browser, system].filter((name) => name !== null).join(' · ') || t`未知设备`
}

function useLoginColumns() {
  const { t } = useLingui()
  const deviceOf = useDeviceName()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending, variables } = useEndLogin()
  const end = async (login: MemberLoginRecord) => {
    const device = deviceOf(login)
    const isMeant = await confirm({
      title: t`让这台设备退出登录？`,
      children: t`${device} 上的登录会立即失效，再次使用需要重新登录。`,
      confirmLabel: t`退出该设备`,
      cancelLabel: t`保留登录`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(login.id)
      notify({ kind: 'success', title: t`该设备已退出登录` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有退出该设备`, description: errorText(error) })
    }
  }
  const columns: Column<MemberLoginRecord>[] = [
    {
      id: 'device',
      header: t`设备`,
      isRowHeader: true,
      cell: (login) => (
        <span className={styles.device}>
          {deviceOf(login)} {login.isCurrent && <Badge tone="success" dot>{t`本次登录`}</Badge>}
        </span>
      ),
    },
    { id: 'address', header: t`网络地址`, nowrap: true, cell: ({ address }) => address ?? '—' },
    {
      id: 'loginDate',
      header: t`登录时间`,
      nowrap: true,
      cell: ({ loginDate }) => <time dateTime={loginDate}>{formatDateTime(loginDate)}</time>,
    },
    {
      id: 'expireTime',
      header: t`有效至`,
      nowrap: true,
      cell: ({ expireTime }) => <time dateTime={expireTime}>{formatDateTime(expireTime)}</time>,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (login) =>
        !login.isCurrent && (
          <Button
            variant="outline"
            size="sm"
            busy={isPending && variables === login.id}
            onClick={() => void end(login)}
          >
            {t`退出该设备`} <VisuallyHidden>{deviceOf(login)}</VisuallyHidden>
          </Button>
        ),
    },
  ]
  return { columns, dialog }
}
