import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui'
import type { ReactNode } from 'react'
import { assetUrl } from '../../lib/http.ts'
import styles from './site-plate.module.css'

/** How a site's owner is shown. */
export interface SiteFace {
  name: string
  /** Logo or portrait. */
  picture: string | null
  /** Stands before a person's name. */
  label?: string
  /** What the association knows of the owner; Chinese. */
  facts: (string | null)[]
}

interface SitePlateProps {
  site: SiteFace | null | undefined
  isLoading: boolean
  /** On the site's home the name is the page's heading. */
  isHeading: boolean
  children: ReactNode
}

/** The title block of a site, hung over the foot of its banner: who it is, and the tabs. */
export function SitePlate({ site, isLoading, isHeading, children }: SitePlateProps) {
  const { t } = useLingui()
  const Name = isHeading ? 'h1' : 'p'
  return (
    <div className="container">
      <div className={styles.plate}>
        <div className={styles.owner}>
          {site?.picture && <Picture site={site} url={site.picture} />}
          <div className={styles.words}>
            {site?.label && <p className={styles.label}>{site.label}</p>}
            <Name className={styles.name}>
              {site && <span lang="zh-CN">{site.name}</span>}
              {!site && (isLoading ? <Skeleton width="12em" height="1.2em" /> : t`会员站点`)}
            </Name>
            <Facts facts={site?.facts.filter((fact) => fact !== null) ?? []} />
          </div>
        </div>
        {children}
      </div>
    </div>
  )
}

const Picture = ({ site, url }: { site: SiteFace; url: string }) => (
  <img
    src={assetUrl(url)}
    alt=""
    width={96}
    height={96}
    className={site.label ? styles.portrait : styles.logo}
  />
)

function Facts({ facts }: { facts: string[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts} lang="zh-CN">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
