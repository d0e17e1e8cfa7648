import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Drawer, Skeleton, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import styles from '../desk-news.module.css'
import type { ArticleKind, FullArticle, SavedVersion } from '../kinds/article-kind.ts'
import { versionsQueryOptions } from '../queries.ts'

interface VersionsDrawerProps<Version extends SavedVersion> {
  kind: Pick<ArticleKind<FullArticle, never, Version>, 'name' | 'versions' | 'words' | 'titleOf'>
  id: number
  /** The version that is stored now. */
  current: number
  onClose: () => void
  onPreview: (version: Version) => void
  /** Puts a version into the form, where it is saved like any other change. */
  onTake: (version: Version) => void
}

/** What the article was before, to look at and to go back to. */
export default function VersionsDrawer<Version extends SavedVersion>(props: VersionsDrawerProps<Version>) {
  const { t } = useLingui()
  return (
    <Drawer isOpen onClose={props.onClose} title={t`历史版本`} closeLabel={t`关闭`}>
      <ContainedPart>
        <Versions {...props} />
      </ContainedPart>
    </Drawer>
  )
}

function Versions<Version extends SavedVersion>({
  kind,
  id,
  current,
  onPreview,
  onTake,
}: VersionsDrawerProps<Version>) {
  const { t, i18n } = useLingui()
  const query = useQuery(versionsQueryOptions(kind, id))
  if (!query.data)
    return query.error ? (
      <LoadError title={t`历史版本没有加载成功`} query={query} />
    ) : (
      <Skeleton height="12rem" />
    )
  if (query.data.length === 0) return <p>{i18n._(kind.words.unchanged)}</p>
  return (
    <ol className={styles.versions}>
      {query.data.map((version) => (
        <li key={version.version} className={styles.version}>
          <div className={styles.versionFacts}>
            <span lang="zh-CN">{kind.titleOf(version)}</span>
            <span className={layout.muted}>
              {formatDateTime(version.savedDate)} {version.staffName ?? t`原有内容`}
            </span>
          </div>
          <div className={layout.buttons}>
            <Button size="sm" variant="outline" onClick={() => onPreview(version)}>
              {t`查看`} <VisuallyHidden>{formatDateTime(version.savedDate)}</VisuallyHidden>
            </Button>
            {version.version !== current && (
              <Button size="sm" variant="outline" onClick={() => onTake(version)}>
                {t`恢复此版本`} <VisuallyHidden>{formatDateTime(version.savedDate)}</VisuallyHidden>
              </Button>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
