import { classNames } from '@portal/ui'
import type { ReactNode } from 'react'
import { Contained } from '../states/contained.tsx'
import { ContainedPart } from '../states/contained-part.tsx'
import styles from './page.module.css'
import { PageHeading, type PageHeadingProps } from './page-heading.tsx'

interface PageProps extends Partial<PageHeadingProps> {
  /** Where the page stands. A page without one is the view of a column or a site, which says it already. */
  trail?: ReactNode
  /** Its parts are read by themselves, so they stand further apart. */
  hasSections?: boolean
  /** Of what is below the trail. */
  className?: string | undefined
  tone?: 'party' | undefined
  children: ReactNode
}

/** A page within its shell: where it stands, what it is called, its content. Without `title` the content heads itself. */
export function Page({ trail, hasSections, className, tone, title, children, ...heading }: PageProps) {
  const content = (
    <div className={classNames(styles.content, hasSections && styles.sections, className)}>
      {title && <PageHeading {...heading} title={title} />}
      <ContainedPart>{children}</ContainedPart>
    </div>
  )
  if (!trail) return content
  return (
    <div className={`container ${styles.page}`} data-tone={tone}>
      <Contained of={trail}>{trail}</Contained>
      {content}
    </div>
  )
}
