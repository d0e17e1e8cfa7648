import { useLingui } from '@lingui/react/macro'
import type { InvoiceTitle } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, EmptyState, Heading, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { useDelayedDelete } from '../../../../lib/list/use-delayed-delete.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from '../apply/apply.module.css'
import { useDeleteTitle } from './mutations.ts'
import { titlesQueryOptions } from './queries.ts'
import { TitleDialog } from './title-dialog.tsx'
import { TitleList } from './title-list.tsx'

/** The member's book of titles: whom invoices are usually made out to. */
export default function TitlesPage() {
  const { t } = useLingui()
  const query = useQuery(titlesQueryOptions)
  const { data, error } = query
  const [opened, setOpened] = useState<InvoiceTitle | 'new'>()
  const { going, remove, undo } = useTitleDelete()
  return (
    <div className={styles.page}>
      <BackLink param="part">{t`返回发票列表`}</BackLink>
      <div className={styles.titlesHead}>
        <Heading as="h2" size="2xl">
          {t`常用抬头`}
        </Heading>
        <Button variant="outline" onClick={() => setOpened('new')}>
          <Icon name="plus" />
          {t`新增抬头`}
        </Button>
      </div>
      <p className={styles.muted}>{t`申请发票时从这里选择；默认抬头会自动填好。`}</p>
      {going && (
        <Notice
          live="status"
          title={t`已删除“${going.buyerName}”`}
          action={<Button size="sm" variant="outline" onClick={undo}>{t`撤销删除`}</Button>}
        />
      )}
      {!data && error && <LoadFailure query={query} title={t`常用抬头没有加载成功`} />}
      {!data && !error && <Skeleton height="12rem" />}
      {data?.length === 0 && (
        <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有常用抬头`}>
          {t`新增抬头，或在申请发票时勾选存入。`}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <TitleList titles={data} goingId={going?.id} onChange={setOpened} onDelete={remove} />
      )}
      {opened && (
        <TitleDialog title={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  )
}

function useTitleDelete() {
  const { t } = useLingui()
  const { mutateAsync } = useDeleteTitle()
  return useDelayedDelete(({ id, buyerName }: InvoiceTitle) =>
    mutateAsync(id).catch((error) =>
      notify({ kind: 'error', title: t`“${buyerName}”没有删除`, description: errorText(error) }),
    ),
  )
}
