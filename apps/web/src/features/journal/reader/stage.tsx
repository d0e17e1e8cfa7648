import { useLingui } from '@lingui/react/macro'
import type { JournalDetail } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { type CSSProperties, useEffect } from 'react'
import { assetUrl } from '../../../lib/api/http.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './reader.module.css'
import type { Spread } from './spreads.ts'
import { useDrag } from './use-drag.ts'

interface StageProps {
  issue: JournalDetail
  spread: Spread
  /** Fetched ahead. */
  next: Spread | undefined
  zoom: number
  onTurn: (steps: 1 | -1) => void
}

const pathOf = (issue: JournalDetail, page: number): string | undefined =>
  issue.pages.find(({ pageNo }) => pageNo === page)?.imgUrl

/** The open pages, as large as the zoom says; they can be dragged about, or swiped. */
export function Stage({ issue, spread, next, zoom, onTurn }: StageProps) {
  const { t } = useLingui()
  const drag = useDrag(zoom > 1, onTurn)
  useEffect(() => {
    for (const page of next ?? []) {
      const url = assetUrl(pathOf(issue, page))
      if (url) new Image().src = url
    }
  }, [issue, next])
  const size = { '--zoom': zoom, '--pages': spread.length } as CSSProperties
  return (
    <section
      className={styles.stage}
      data-larger={zoom > 1}
      aria-label={t`页面`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
      tabIndex={0}
      {...drag}
    >
      <div className={styles.spread} style={size}>
        {spread.map((page) => (
          <Page key={`${issue.id}/${page}`} issue={issue} page={page} />
        ))}
      </div>
    </section>
  )
}

function Page({ issue, page }: { issue: JournalDetail; page: number }) {
  const { t } = useLingui()
  const titles = issue.catalog.flatMap((entry) => (entry.page === page ? entry.title : []))
  const name = [t`第 ${page} 页`, ...titles].join(' ')
  const lost = (
    <p className={styles.lost}>
      <Icon name="warning" />
      {t`第 ${page} 页缺失`}
    </p>
  )
  return (
    <Picture
      path={pathOf(issue, page)}
      alt={name}
      width={794}
      height={1123}
      draggable={false}
      className={styles.page}
      fallback={lost}
    />
  )
}
