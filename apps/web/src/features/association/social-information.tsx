import { useLingui } from '@lingui/react/macro'
import type { SocialInformation as Section } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { EmptyState, Fold, Skeleton, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useMedia, wide } from '../../lib/browser/use-media.ts'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { Each } from '../../lib/states/each.tsx'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import { disclosureQueryOptions } from './queries.ts'
import styles from './social-information.module.css'

const RichText = lazy(async () => {
  const { RichText } = await import('../../lib/content/rich-text/rich-text.tsx')
  return { default: RichText }
})

/** What the association tells the public as a registered social organisation: numbered sections with their contents beside. */
export function SocialInformation() {
  const { t } = useLingui()
  const query = useQuery(disclosureQueryOptions)
  return (
    <Page
      trail={<EntryTrail path="/social-Information" name={t`社会组织信息公开`} />}
      title={t`社会组织信息公开`}
      lead={t`依照社会组织信息公开的要求，公布登记、收费、年检与重大事项，接受会员和社会监督。`}
    >
      {query.data && <Sections sections={query.data} />}
      {!query.data && query.error && <LoadError title={t`公开信息没有加载成功`} query={query} />}
      {query.isPending && <SectionsSkeleton />}
    </Page>
  )
}

function Sections({ sections }: { sections: Section[] }) {
  const { t } = useLingui()
  const isWide = useMedia(wide)
  if (sections.length === 0) return <EmptyState art={<EmptyPicture />} title={t`暂无公开信息`} />
  return (
    <div className={styles.columns}>
      <nav className={styles.contents} aria-label={t`公开事项`}>
        <ol lang="zh-CN">
          <Each items={sections}>
            {({ id, title }) => (
              <li>
                <button type="button" onClick={() => goTo(`disclosed-${id}`)}>
                  {title}
                </button>
              </li>
            )}
          </Each>
        </ol>
      </nav>
      <div className={styles.sections}>
        <Each items={sections}>
          {(section, index) => <Disclosed section={section} isOpen={isWide || index === 0} />}
        </Each>
      </div>
    </div>
  )
}

const sectionsToCome = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

function SectionsSkeleton() {
  const isWide = useMedia(wide)
  return (
    <div className={styles.columns} inert>
      <div className={styles.contents}>
        <Skeleton height="19rem" />
      </div>
      <div className={styles.sections}>
        {sectionsToCome.map((section, index) => (
          <Fold
            key={section}
            title={<Skeleton width="7em" height="1lh" />}
            open={isWide || index === 0}
            className={styles.section}
          >
            <SkeletonText lines={index === 0 ? 12 : 7} />
          </Fold>
        ))}
      </div>
    </div>
  )
}

function Disclosed({ section, isOpen }: { section: Section; isOpen: boolean }) {
  const { t } = useLingui()
  const { id, title, content, lastModifiedDate } = section
  const date = (
    <>
      <span className={styles.updated}>{t`更新于`}</span>{' '}
      <time dateTime={lastModifiedDate}>{formatDate(lastModifiedDate)}</time>
    </>
  )
  return (
    <Fold
      id={`disclosed-${id}`}
      title={title}
      lang="zh-CN"
      note={date}
      open={isOpen}
      className={styles.section}
    >
      <Suspense fallback={<SkeletonText lines={Math.ceil(content.length / 28)} />}>
        <RichText html={content} />
      </Suspense>
    </Fold>
  )
}

function goTo(id: string): void {
  const section = document.getElementById(id)
  section?.setAttribute('open', '')
  section?.querySelector('summary')?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}
