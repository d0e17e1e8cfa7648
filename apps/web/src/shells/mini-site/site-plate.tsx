import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { Picture } from '../../lib/content/picture.tsx'
import { MemberWord } from '../../lib/membership/member-words.tsx'
import styles from './site-plate.module.css'

/** How a site's owner is shown. */
export interface SiteFace {
  name: string
  /** Logo or portrait. */
  picture: string | null
  /** What the association knows of the owner; stored names, which are Chinese. */
  facts: (string | null)[]
}

interface SitePlateProps {
  site: SiteFace | null | undefined
  isLoading: boolean
  /** Stands before a person's name. */
  label: string | undefined
  /** On the site's home the name is the page's heading. */
  isHeading: boolean
  children: ReactNode
}

/** The title block of a site, hung over the foot of its banner: who it is, and the tabs. */
export function SitePlate({ site, isLoading, label, isHeading, children }: SitePlateProps) {
  const { t } = useLingui()
  const Name = isHeading ? 'h1' : 'p'
  return (
    <div className="container">
      <div className={styles.plate}>
        <div className={styles.owner}>
          {site?.picture && (
            <Picture
              path={site.picture}
              width={96}
              height={96}
              className={label ? styles.portrait : styles.logo}
              fallback={null}
            />
          )}
          {isLoading && (
            <div className={styles.logo}>
              <Skeleton ratio={1} />
            </div>
          )}
          <div className={styles.words}>
            {label && <p className={styles.label}>{label}</p>}
            <Name className={styles.name} data-long={!label || undefined}>
              {site && <span lang="zh-CN">{site.name}</span>}
              {!site && (isLoading ? <Skeleton width="9em" height="1.25em" /> : t`会员站点`)}
            </Name>
            <Facts facts={site?.facts.filter((fact) => fact !== null) ?? []} />
            {isLoading && (
              <div className={styles.factsToCome}>
                <Skeleton width="14em" height="100%" />
              </div>
            )}
          </div>
        </div>
        {children}
      </div>
    </div>
  )
}

function Facts({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <MemberWord name={fact} />
        </li>
      ))}
    </ul>
  )
}
