import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import type { RenderedLinkProps } from '../../render-link.ts'
import { type PageStep, pageWindow } from './page-window.ts'
import styles from './pagination.module.css'

export type PaginationLabels = {
  /** Names the landmark. */
  nav: string
  previous: string
  next: string
  /** Reads a page number out, as "page 3". */
  page: (page: number) => string
}

type PaginationProps = {
  /** 1-based. */
  page: number
  pageCount: number
  renderLink: (page: number, props: RenderedLinkProps) => ReactNode
  labels: PaginationLabels
}

/** Links to the pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount, renderLink, labels }: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={labels.nav}>
      <ul className={styles.list}>
        <Step target={page - 1} {...{ pageCount, renderLink }} label={labels.previous} icon="chevronLeft" />
        {pageWindow(page, pageCount).map((step) => (
          <li key={'page' in step ? step.page : `gap-${step.gapAfter}`}>
            {renderStep(step, page, renderLink, labels)}
          </li>
        ))}
        <Step target={page + 1} {...{ pageCount, renderLink }} label={labels.next} icon="chevronRight" />
      </ul>
    </nav>
  )
}

function renderStep(
  step: PageStep,
  current: number,
  renderLink: PaginationProps['renderLink'],
  labels: PaginationLabels,
) {
  if (!('page' in step)) return <span className={styles.gap}>…</span>
  return renderLink(step.page, {
    className: styles.link,
    'aria-current': step.page === current ? 'page' : undefined,
    'aria-label': labels.page(step.page),
    children: step.page,
  })
}

type StepProps = Pick<PaginationProps, 'pageCount' | 'renderLink'> & {
  target: number
  label: string
  icon: 'chevronLeft' | 'chevronRight'
}

/** Previous and next keep their place at the ends of the list, where there is nothing to lead to. */
function Step({ target, pageCount, renderLink, label, icon }: StepProps) {
  const arrow = <Icon name={icon} />
  const leads = target >= 1 && target <= pageCount
  return (
    <li>
      {leads ? (
        renderLink(target, { className: styles.link, 'aria-label': label, children: arrow })
      ) : (
        <span className={styles.end}>{arrow}</span>
      )}
    </li>
  )
}
