import { useLingui } from '@lingui/react/macro'
import type { CompanySiteSummary } from '@portal/api-contract'
import { TabNav } from '@portal/ui'
import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { keepDomain } from '../../lib/mini-site/company-info.ts'
import { StoredLink } from '../../lib/stored-link.tsx'
import { Frame } from '../frame/frame.tsx'
import { coverPictures } from './cover-pictures.ts'
import { SiteBanner } from './site-banner.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-plate.module.css'
import { type SiteFace, SitePlate } from './site-plate.tsx'
import { noSite, SiteProblem } from './site-problem.tsx'
import { type SiteTab, tabOf } from './site-tabs.ts'

interface SiteShellProps {
  /** From the route; undefined when neither the address nor the session names a site. */
  domainId: string | undefined
  /** What the frame's call has brought: null an empty answer, undefined none yet or none at all. */
  site: (SiteFace & { coverId: CompanySiteSummary['coverId'] }) | null | undefined
  error: Error | null
  /** Stands before a person's name. */
  label?: string
  /** The home first. */
  tabs: SiteTab[]
  /** Hears of a change to a tab that is not the home's. */
  onTab?: (event: MouseEvent) => void
  children: ReactNode
}

/** The bones of both kinds of mini-site: the association's header, banner, plate with tabs, page, footer links. */
export function SiteShell({ domainId, site, error, label, tabs, onTab, children }: SiteShellProps) {
  const isShown = site != null
  useEffect(() => {
    if (domainId && isShown) keepDomain(domainId)
  }, [domainId, isShown])
  const current = tabOf(tabs, useLocation({ select: ({ pathname }) => pathname }))
  const reason = noSite(domainId, error)
  const head = (
    <>
      <SiteHeader />
      <SiteBanner key={domainId} pictures={coverPictures(site?.coverId)} />
    </>
  )
  if (domainId === undefined || reason) {
    return (
      <Frame head={head}>
        <SiteProblem reason={reason ?? 'unnamed'} />
      </Frame>
    )
  }
  const plate = (
    <SitePlate
      site={site}
      isLoading={site === undefined && !error}
      label={label}
      isHeading={current === tabs[0]}
    >
      <SiteTabs {...{ tabs, current, domainId, onTab }} />
    </SitePlate>
  )
  return (
    <Frame
      head={
        <>
          {head}
          {plate}
        </>
      }
      foot={<SiteLinks tabs={tabs} domainId={domainId} />}
    >
      {children}
    </Frame>
  )
}

interface SiteTabsProps {
  tabs: SiteTab[]
  current: SiteTab | undefined
  domainId: string
  onTab: ((event: MouseEvent) => void) | undefined
}

function SiteTabs({ tabs, current, domainId, onTab }: SiteTabsProps) {
  const { t } = useLingui()
  const listens = (tab: SiteTab) => tab !== tabs[0] && tab !== current
  return (
    <TabNav
      label={t`会员站点`}
      tabs={tabs}
      currentId={current?.id}
      renderLink={(tab, props) => (
        <StoredLink {...props} href={hrefOf(tab, domainId)} onClick={listens(tab) ? onTab : undefined} />
      )}
    />
  )
}

/** A tab may pass its title on (specification §2); it decides nothing. */
const hrefOf = ({ id, title }: SiteTab, domainId: string) =>
  `${id}/${domainId}${title ? `?${new URLSearchParams({ title })}` : ''}`

function SiteLinks({ tabs, domainId }: Pick<SiteTabsProps, 'tabs' | 'domainId'>) {
  const { t } = useLingui()
  return (
    <nav className={styles.foot} aria-label={t`站点底部导航`}>
      <ul className={`container ${styles.links}`}>
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <StoredLink href={`${id}/${domainId}`}>{label}</StoredLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
