import { type Description, DescriptionList } from '@portal/ui'
import { Guilloche } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import { Picture } from '../../lib/content/picture.tsx'
import { Contained } from '../../lib/states/contained.tsx'
import styles from './sheet.module.css'
import type { Standing } from './verdict-words.ts'

interface SheetProps {
  standing: Standing
  /** What kind of paper it is. */
  kind: ReactNode
  /** Whom it is about, as printed. */
  holder: string
  facts: Description[]
  photoUrl?: string | null
  sealUrl?: string
  /** Says whose seal it is. */
  sealLabel?: string
  photoLabel?: string
  children?: ReactNode
}

/** The print as the association keeps it, to be held beside the paper. */
export function Sheet(props: SheetProps) {
  const { standing, kind, holder, facts, photoUrl, photoLabel, sealUrl, sealLabel, children } = props
  return (
    <article className={styles.sheet} data-standing={standing}>
      <header className={styles.head}>
        <Guilloche className={styles.guilloche} />
        <p className={styles.kind}>{kind}</p>
        <Contained of={holder}>
          <h2 className={styles.holder} lang="zh-CN">
            {holder}
          </h2>
        </Contained>
      </header>
      <div className={styles.body}>
        {photoUrl && (
          <Picture path={photoUrl} alt={photoLabel} width={120} height={160} className={styles.photo} />
        )}
        <div className={styles.facts}>
          <DescriptionList items={facts} />
          {children}
        </div>
        {sealUrl && (
          <Picture path={sealUrl} alt={sealLabel} width={160} height={160} className={styles.seal} />
        )}
      </div>
    </article>
  )
}
