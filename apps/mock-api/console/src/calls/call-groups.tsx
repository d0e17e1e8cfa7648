import { readable } from '../lib/readable.ts'
import styles from './call-groups.module.css'
import { CallList } from './call-list.tsx'
import { visitsOf } from './filter.ts'
import type { useCalls } from './use-calls.ts'

type CallGroupsProps = Pick<ReturnType<typeof useCalls>, 'shown' | 'open' | 'setOpenId' | 'isByPage'>

/** The calls that pass the filter: as one list, or one a visit of a page. */
export function CallGroups({ shown, open, setOpenId, isByPage }: CallGroupsProps) {
  const openId = open?.id ?? null
  if (!isByPage) return <CallList calls={shown} openId={openId} onOpen={setOpenId} />
  return (
    <div className={styles.groups}>
      {visitsOf(shown).map(({ page, calls }) => (
        // A visit grows at its newer end, so its oldest call names it.
        <section key={calls.at(-1)?.id} aria-label={page ?? 'No page'}>
          <h2 className={styles.page} lang="zh-CN">
            {page === null ? <span lang="en">Not from a page</span> : readable(page)}
            <span className={styles.count}>{calls.length}</span>
          </h2>
          <CallList calls={calls} openId={openId} onOpen={setOpenId} />
        </section>
      ))}
    </div>
  )
}
