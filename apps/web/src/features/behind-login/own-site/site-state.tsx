import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice, Link as TextLink, useConfirm } from '@portal/ui/chakra'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { useOnce } from '../../../lib/forms/use-once.ts'
import { useHideSite } from './mutations.ts'
import styles from './own-site.module.css'
import { siteStates } from './states.ts'

interface SiteStateProps {
  site: OwnSite
  /** Whether something is typed that was not saved. */
  isUnsaved: boolean
}

/** What visitors see of the site and what they do not yet, and the way to hide it. */
export function SiteState({ site, isUnsaved }: SiteStateProps) {
  const { t } = useLingui()
  const { status, isPublished, published, opinion } = site
  const isShown = isPublished === 1 && published !== null
  return (
    <section aria-label={t`发布状态`} className={styles.state}>
      <div className={styles.actions}>
        <StateBadge states={siteStates} value={status} />
        <span>{isShown ? t`访客可以看到` : t`访客看不到`}</span>
        {isShown && (
          <TextLink asChild>
            <StoredLink
              href={`${site.ownerType === 'UNIT' ? '/subsite' : '/subsiteMember'}/${published.domainId}`}
            >
              {t`打开站点`}
            </StoredLink>
          </TextLink>
        )}
      </div>
      <Told site={site} isShown={isShown} />
      {status === 'RETURNED' && (
        <Notice tone="danger" title={t`协会退回了这份资料，请修改后重新发布`}>
          <span lang="zh-CN">{opinion}</span>
        </Notice>
      )}
      {isPublished === 1 && <Hiding isUnsaved={isUnsaved} />}
    </section>
  )
}

/** What the states mean for visitors, in a sentence. */
function Told({ site: { status, published, submittedDate }, isShown }: { site: OwnSite; isShown: boolean }) {
  const { t } = useLingui()
  const approved = published ? formatDateTime(published.approvedDate) : ''
  const sent = submittedDate ? formatDateTime(submittedDate) : ''
  const seen = isShown ? t`访客看到的是 ${approved} 通过的内容。` : ''
  if (status === 'SUBMITTED')
    return (
      <p>
        {t`已于 ${sent} 提交审核，通过后访客才能看到新内容。`}
        {seen}
      </p>
    )
  if (status === 'DRAFT')
    return (
      <p>
        {t`保存的内容还没有提交审核。`}
        {seen}
      </p>
    )
  return seen ? <p>{seen}</p> : null
}

function Hiding({ isUnsaved }: Pick<SiteStateProps, 'isUnsaved'>) {
  const { t } = useLingui()
  const hiding = useHideSite()
  const once = useOnce()
  const [confirm, dialog] = useConfirm()
  const fail = (error: unknown) =>
    notify({ kind: 'error', title: t`没有隐藏`, description: errorText(error) })
  const hide = async () => {
    const isMeant = await confirm({
      title: t`确定隐藏站点吗？`,
      children: t`访客将立即看不到这个站点；保存的内容不会丢失，可以随时重新发布。`,
      confirmLabel: t`隐藏站点`,
      cancelLabel: t`取消`,
    })
    if (isMeant) await once(() => hiding.mutateAsync(undefined).catch(fail))
  }
  return (
    <div className={styles.actions}>
      <Button
        size="sm"
        variant="outline"
        busy={hiding.isPending}
        disabled={isUnsaved}
        onClick={() => void hide()}
      >
        {t`隐藏站点`}
      </Button>
      {isUnsaved && <span className={styles.hint}>{t`请先保存修改，再发布或隐藏。`}</span>}
      {dialog}
    </div>
  )
}
