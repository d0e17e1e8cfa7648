import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { type RefObject, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useBarRoom } from '../../../../lib/chakra/use-bar-room.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { saveKeys } from '../../../../lib/forms/use-save-key.ts'
import { usePublishSite } from '../mutations.ts'
import styles from '../own-site.module.css'

interface SiteBarProps {
  /** The button that saves. */
  ref: RefObject<HTMLButtonElement | null>
  /** As it was saved; null before that. */
  site: OwnSite | null
  /** Whether something is typed that was not saved. */
  isUnsaved: boolean
  isSaving: boolean
  /** Whether the member has to choose first what of the site stays. */
  isAsked: boolean
  /** Shows the site as it is stored now. @returns whether somebody has changed it elsewhere */
  catchUp: () => Promise<boolean>
}

/** Whether there is something that visitors would see only once it is published. */
const canPublish = ({ isPublished, status }: OwnSite) =>
  isPublished === 0 || status === 'DRAFT' || status === 'RETURNED'

/** What comes next, in view wherever in the form one is: to save, and then to publish. */
export function SiteBar({ ref, site, isUnsaved, isSaving, isAsked, catchUp }: SiteBarProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLDivElement>(null)
  useBarRoom(bar)
  const isNextToPublish = site !== null && !isUnsaved && canPublish(site)
  return (
    <div ref={bar} className={styles.bar}>
      <Button
        ref={ref}
        type="submit"
        variant={isNextToPublish ? 'outline' : 'solid'}
        busy={isSaving}
        disabled={isAsked}
        aria-keyshortcuts={saveKeys}
      >
        {t`保存资料`}
      </Button>
      {site && canPublish(site) && (
        <PublishButton
          site={site}
          isUnsaved={isUnsaved}
          catchUp={catchUp}
          onPublished={() => ref.current?.focus({ preventScroll: true })}
        />
      )}
      <Told site={site} isUnsaved={isUnsaved} isAsked={isAsked} />
    </div>
  )
}

interface PublishButtonProps extends Pick<SiteBarProps, 'isUnsaved' | 'catchUp'> {
  site: OwnSite
  /** Takes the focus, which goes with the button. */
  onPublished: () => void
}

function PublishButton({ site, isUnsaved, catchUp, onPublished }: PublishButtonProps) {
  const { t } = useLingui()
  const { mutateAsync } = usePublishSite()
  const [isBusy, setBusy] = useState(false)
  const once = useOnce()
  const tell = (description: string) => notify({ kind: 'error', title: t`没有发布`, description })
  // Nobody sends to the review what a colleague has saved and they have not seen.
  const publish = async () => {
    if (await catchUp()) return tell(t`资料在别处修改过，已显示最新内容，请核对后再发布。`)
    await mutateAsync(site.id)
    onPublished()
  }
  const press = async () => {
    setBusy(true)
    await publish().catch((error) => tell(errorText(error)))
    setBusy(false)
  }
  return (
    <Button
      variant={isUnsaved ? 'outline' : 'solid'}
      busy={isBusy}
      disabled={isUnsaved}
      onClick={() => void once(press)}
    >
      {t`发布站点`}
    </Button>
  )
}

/** What the next press does that is not to be expected. */
function Told({ site, isUnsaved, isAsked }: Pick<SiteBarProps, 'site' | 'isUnsaved' | 'isAsked'>) {
  const { t } = useLingui()
  const words = () => {
    if (isAsked) return t`请先在上方选择保留哪一份。`
    if (site?.status === 'SUBMITTED') return t`资料正在审核：保存修改会撤回这次提交，之后需要重新发布。`
    if (site && canPublish(site))
      return isUnsaved ? t`请先保存修改，再发布或隐藏。` : t`保存的内容还没有提交审核。`
    return undefined
  }
  const said = words()
  return said ? <span className={styles.hint}>{said}</span> : null
}
