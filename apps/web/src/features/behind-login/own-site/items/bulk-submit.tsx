import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { notify } from '../../../../lib/browser/notify.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useSubmitItems } from '../mutations.ts'
import styles from '../own-site.module.css'

interface BulkSubmitProps {
  items: OwnSiteItem[]
  /** Told what need not be sent again: it was sent, is gone, or has to be read first. */
  onDone: (items: OwnSiteItem[]) => void
}

/** Sends what was chosen to the review. */
export function BulkSubmit({ items, onDone }: BulkSubmitProps) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useSubmitItems()
  const once = useOnce()
  const count = items.length
  const submit = () =>
    once(async () => {
      const { changed, failed, again } = await mutateAsync(items)
      onDone(items.filter(({ id }) => !again.includes(id)))
      const sent = count - failed.length - changed.length
      if (sent === count) return notify({ kind: 'success', title: t`已提交 ${sent} 条内容` })
      const titles = changed.join('、')
      const others = changed.length > 0 && t`在别处修改过，请核对后再提交：${titles}`
      notify({
        kind: 'error',
        title: t`已提交 ${sent} 条内容，其余没有提交`,
        description: [failed.join('、'), others].filter(Boolean).join('；'),
      })
    })
  if (count === 0 && !isPending) return null
  return (
    <div className={styles.actions}>
      <Button size="sm" busy={isPending} onClick={() => void submit()}>
        {t`提交所选的 ${count} 条`}
      </Button>
    </div>
  )
}
