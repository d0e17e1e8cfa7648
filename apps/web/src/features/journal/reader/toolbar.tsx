import { useLingui } from '@lingui/react/macro'
import type { JournalDetail } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import type { IconName } from '@portal/ui/artwork'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { DownloadLink } from '../../../lib/content/download-link.tsx'
import { keepLink } from '../../../lib/membership/keep-link.ts'
import { useRole } from '../../../lib/session/session.ts'
import { PageField } from './page-field.tsx'
import type { ReaderActions } from './reader-keys.ts'
import type { Spread } from './spreads.ts'
import styles from './toolbar.module.css'
import { zooms } from './zoom.ts'

interface ToolbarProps {
  issue: JournalDetail
  spread: Spread
  isFirst: boolean
  isLast: boolean
  zoom: number
  isFull: boolean
  isListed: boolean
  canKeep: boolean
  onContents: () => void
  act: ReaderActions
}

/** Everything the reader can do, each with its key. */
export function Toolbar({
  issue,
  spread,
  isFirst,
  isLast,
  zoom,
  isFull,
  isListed,
  canKeep,
  onContents,
  act,
}: ToolbarProps) {
  const { t } = useLingui()
  return (
    <div className={styles.bar}>
      <Tool icon="menu" label={t`目录`} aria-pressed={isListed} onClick={onContents} />
      <span className={styles.group}>
        <Tool
          icon="chevronLeft"
          label={t`上一页`}
          keys="ArrowLeft"
          aria-disabled={isFirst}
          onClick={() => act.turn(-1)}
        />
        <PageField spread={spread} pageCount={issue.pages.length} onTurnTo={act.turnTo} />
        <Tool
          icon="chevronRight"
          label={t`下一页`}
          keys="ArrowRight"
          aria-disabled={isLast}
          onClick={() => act.turn(1)}
        />
      </span>
      <Zoom zoom={zoom} act={act} />
      <Tool
        icon={isFull ? 'shrink' : 'expand'}
        label={isFull ? t`退出全屏` : t`全屏`}
        keys="F"
        onClick={act.toggleFull}
      />
      {canKeep && <Keep id={issue.id} />}
      {issue.pdfUrl && (
        <DownloadLink
          path={issue.pdfUrl}
          className={styles.tool}
          aria-label={t`下载 PDF`}
          title={t`下载 PDF`}
        >
          <Icon name="download" />
        </DownloadLink>
      )}
    </div>
  )
}

function Keep({ id }: { id: number }) {
  const { t } = useLingui()
  const role = useRole()
  if (role === null) return null
  return (
    <Link {...keepLink(role, 'JOURNAL', id)} className={styles.tool} aria-label={t`收藏`} title={t`收藏`}>
      <Icon name="star" />
    </Link>
  )
}

function Zoom({ zoom, act }: Pick<ToolbarProps, 'zoom' | 'act'>) {
  const { t } = useLingui()
  const percent = formatRate(Math.round(zoom * 100))
  return (
    <span className={styles.group}>
      <Tool
        icon="minus"
        label={t`缩小`}
        keys="-"
        aria-disabled={zoom === zooms[0]}
        onClick={() => act.zoomBy(-1)}
      />
      <button
        type="button"
        className={styles.percent}
        aria-label={t`恢复原大，现在 ${percent}`}
        onClick={act.fit}
      >
        {percent}
      </button>
      <Tool
        icon="plus"
        label={t`放大`}
        keys="+"
        aria-disabled={zoom === zooms.at(-1)}
        onClick={() => act.zoomBy(1)}
      />
    </span>
  )
}

interface ToolProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
  keys?: string
}

const Tool = ({ icon, label, keys, ...rest }: ToolProps) => (
  <button
    {...rest}
    type="button"
    className={styles.tool}
    aria-label={label}
    aria-keyshortcuts={keys}
    title={keys ? `${label} (${keys.replace('ArrowLeft', '←').replace('ArrowRight', '→')})` : label}
  >
    <Icon name={icon} />
  </button>
)
