import { useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { Panel, quietLinkClass, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../../lib/content/picture.tsx'
import { rawWord } from '../../../lib/content/words/stored-words.ts'
import { Each } from '../../../lib/states/each.tsx'
import { typeWords } from '../expert-types.ts'
import { expertsQueryOptions } from '../queries.ts'
import styles from './same-peers.module.css'

const shown = 4

/** Others of the same first speciality; nothing where there are none. */
export function SamePeers({ expert: { id, expertType } }: { expert: Expert }) {
  const { t, i18n } = useLingui()
  const [type] = expertType
  const { data, isPending } = useQuery(expertsQueryOptions({ type }))
  const peers = data?.items.filter((peer) => peer.id !== id).slice(0, shown) ?? []
  if (!type || (data && peers.length === 0)) return null
  const name = i18n._(typeWords[type]?.name ?? rawWord(type))
  return (
    <Panel title={t`${name}方向的其他专家`}>
      {isPending && <PeersSkeleton />}
      <ul className={styles.peers}>
        <Each items={peers}>
          {(peer) => (
            <li className={styles.peer}>
              <Picture path={peer.photoUrl} width={40} height={40} loading="lazy" className={styles.photo} />
              <span lang="zh-CN">
                <Link
                  to="/LetterAppointmentInfo"
                  search={{ type, expert: peer.id }}
                  className={quietLinkClass}
                >
                  {peer.name}
                </Link>
                <span className={styles.title}>{peer.title}</span>
              </span>
            </li>
          )}
        </Each>
      </ul>
    </Panel>
  )
}

/** The others before they are there. */
export const PeersSkeleton = () => (
  <div className={styles.peers} aria-hidden="true">
    {Array.from({ length: shown }, (_, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
      <div key={place} className={styles.peer}>
        <div className={styles.photo} />
        <Skeleton width="60%" height="2.75rem" />
      </div>
    ))}
  </div>
)
