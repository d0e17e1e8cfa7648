import { useLingui } from '@lingui/react/macro'
import type { CompanySiteSummary } from '@portal/api-contract'
import { TabNav } from '@portal/ui'
import { useLocation } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { keepDomain } from '../../lib/mini-site/company-info.ts'
import type { SiteOwner } from '../../lib/mini-site/queries.ts'
import { Contained } from '../../lib/states/contained.tsx'
import { Frame } from '../frame/frame.tsx'
import { coverPictures } from './cover-pictures.ts'
import { SiteBanner } from './site-banner.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-plate.module.css'
import { type SiteFace, SitePlate } from './site-plate.tsx'
import { noSite, SiteProblem } from './site-problem.tsx'
import { type SiteTab, tabOf } from './site-tabs.ts'

interface SiteShellProps {
  owner: SiteOwner
  /** From the route; undefined when neither the address nor the session names a site. */
  domainId: string | undefined
  /** The answer to the frame's call: null when it was empty, undefined while there is none or when the call failed. */
  site: (SiteFace & { coverId: CompanySiteSummary['coverId'] }) | null | undefined
  error: Error | null
  /** Stands before a person's name. */
  label?: string
  /** The tabs, the home's first. */
  tabs: SiteTab[]
  /** Called when the reader changes to a tab that is not the home's. */
  onTab?: (event: MouseEvent) => void
  children: ReactNode
}

/** What both kinds of mini-site share: the association's header, banner, plate with tabs, page, footer links. */
export function SiteShell(props: SiteShellProps) {
  const { owner, domainId, site, error, label, tabs, onTab, children } = props
  const isShown = site != null
  useEffect(() => {
    if (domainId && isShown) keepDomain(owner, domainId)
  }, [owner, domainId, isShown])
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
          <Contained of={site}>{plate}</Contained>
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
