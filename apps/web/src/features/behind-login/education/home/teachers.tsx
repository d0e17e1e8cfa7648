import { Plural, useLingui } from '@lingui/react/macro'
import { Avatar, Panel, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import styles from './education-home.module.css'
import { teachersQueryOptions } from './queries.ts'

/** Who teaches; each leads to their courses. */
export function Teachers() {
  const { t } = useLingui()
  const query = useQuery(teachersQueryOptions)
  return (
    <Panel title={t`讲师`}>
      {query.data && (
        <ul className={styles.teachers}>
          {query.data.map(({ name, title, count }) => (
            <li key={name}>
              <Link to="/continueEducate" search={{ teacher: name }} className={styles.teacher}>
                <Avatar name={name} size="lg" />
                <span>
                  <span lang="zh-CN" className={styles.name}>
                    {name}
                  </span>
                  <span lang="zh-CN" className={styles.hint}>
                    {title}
                  </span>
                  <span className={styles.hint}>
                    <Plural value={count} one="# 门课程" other="# 门课程" />
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!query.data && query.error && <LoadFailure query={query} title={t`讲师没有加载成功`} />}
      {query.isPending && <Skeleton height="12rem" />}
    </Panel>
  )
}
