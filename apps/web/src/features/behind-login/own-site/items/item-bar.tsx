import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { type RefObject, useRef } from 'react'
import { useBarRoom } from '../../../../lib/chakra/use-bar-room.ts'
import { saveKeys } from '../../../../lib/forms/use-save-key.ts'
import styles from '../own-site.module.css'

interface ItemBarProps {
  /** The button that saves. */
  ref: RefObject<HTMLButtonElement | null>
  /** Undefined for a new one. */
  item: OwnSiteItem | undefined
  isSaving: boolean
  /** Whether the member has to choose first what of the item stays. */
  isAsked: boolean
  onSubmit: () => void
}

/** What comes next, in view wherever in the form one is: to send the item to the review, or to keep it as a draft. */
export function ItemBar({ ref, item, isSaving, isAsked, onSubmit }: ItemBarProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  useBarRoom(bar)
  return (
    <div ref={bar} className={styles.bar}>
      <Button busy={isSaving} disabled={isAsked} onClick={onSubmit}>
        {t`提交发布`}
      </Button>
      <Button
        ref={ref}
        type="submit"
        variant="outline"
        busy={isSaving}
        disabled={isAsked}
        aria-keyshortcuts={saveKeys}
      >
        {t`保存草稿`}
      </Button>
      {isAsked && <span className={styles.hint}>{t`请先在上方选择保留哪一份。`}</span>}
      {!isAsked && item?.status === 'SUBMITTED' && (
        <span className={styles.hint}>{t`正在审核：保存草稿会撤回这次提交。`}</span>
      )}
    </div>
  )
}
