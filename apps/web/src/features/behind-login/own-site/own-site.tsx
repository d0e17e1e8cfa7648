import { useLingui } from '@lingui/react/macro'
import type { OwnerType } from '@portal/api-contract'
import { SkeletonText, TabNav } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { useMedia } from '../../../lib/browser/use-media.ts'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import type { PreviewOf } from '../../../lib/mini-site/preview.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import type { SiteValues } from './form/site-values.ts'
import type { ItemValues } from './items/item-values.ts'
import styles from './own-site.module.css'
import type { OwnSiteSearch } from './own-site-search.ts'
import { PreviewPanel, type PreviewWindow } from './preview/preview-panel.tsx'
import { siteToCome } from './preview/preview-site.ts'
import { ownSiteQueryOptions } from './queries.ts'

// Each part has its rules and its pictures; nobody needs those of the other.
const SitePart = lazyPart(async () => ({ default: (await import('./site-part.tsx')).SitePart }))
const ItemPart = lazyPart(async () => ({ default: (await import('./items/item-part.tsx')).ItemPart }))

interface OwnSiteProps {
  owner: OwnerType
  search: OwnSiteSearch
  /** Draws the mini-site as visitors would see it. */
  preview: PreviewOf
}

/** The member's own site: what it says, what stands on it, and how visitors would see it. */
export function OwnSite({ owner, search, preview }: OwnSiteProps) {
  const { t } = useLingui()
  const title = t`会员站点`
  usePageTitle(title)
  const query = useQuery(ownSiteQueryOptions)
  const [siteValues, setSiteValues] = useState<SiteValues>()
  const [itemValues, setItemValues] = useState<ItemValues>()
  const hasRoom = useMedia('(min-width: 1200px)')
  const [chosen, setChosen] = useState<PreviewWindow>()
  const { data: site, error } = query
  const { data: member } = useQuery(currentMemberQueryOptions)
  const isItems = search.part === 'items'
  const isOpen = search.item !== undefined || search.write !== undefined
  const ownerName = member?.name ?? ''
  // A site that is being written for the first time is previewed like any other.
  const toCome = useMemo(() => siteToCome(owner, ownerName), [owner, ownerName])
  const isPreviewed = site !== undefined && (!isItems || isOpen)
  const shown = chosen ?? (hasRoom ? 'phone' : 'none')
  const panel = isPreviewed && (
    <PreviewPanel
      site={site ?? toCome}
      shown={shown}
      onShow={setChosen}
      siteValues={isItems ? undefined : siteValues}
      itemValues={isItems ? itemValues : undefined}
      search={search}
      preview={preview}
    />
  )
  return (
    <div className={styles.page} data-preview={isPreviewed ? shown : undefined}>
      <MemberPage title={title} isForm>
        <TabNav
          label={title}
          tabs={[
            { id: 'site', label: t`站点资料` },
            { id: 'items', label: t`站点内容` },
          ]}
          currentId={isItems ? 'items' : 'site'}
          link={({ id }) => (
            <Link
              to="."
              search={id === 'items' ? { part: 'items' as const } : {}}
              activeOptions={{ exact: true, includeSearch: true }}
            />
          )}
        />
        {/* Where it cannot stand beside the form, it stands before it: below it nobody would find it. */}
        {!hasRoom && panel}
        <OpenedPart of={`${search.part}/${search.item ?? search.write ?? search.arrange}`}>
          <Suspense fallback={<SkeletonText lines={10} />}>
            {isItems && <ItemPart owner={owner} search={search} onChange={setItemValues} />}
            {!isItems && site !== undefined && (
              <div className={styles.body}>
                <SitePart
                  key={site?.id ?? 'none'}
                  site={site}
                  isUnit={owner === 'UNIT'}
                  onChange={setSiteValues}
                />
              </div>
            )}
            {!isItems && site === undefined && !error && <SkeletonText lines={10} />}
            {!isItems && site === undefined && error && (
              <LoadError title={t`站点没有加载成功`} query={query} />
            )}
          </Suspense>
        </OpenedPart>
      </MemberPage>
      {hasRoom && panel}
    </div>
  )
}
