import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { Card, Heading, RadioGroup, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useMemo } from 'react'
import type { PreviewOf } from '../../../../lib/mini-site/preview.ts'
import { ContainedPart } from '../../../../lib/states/contained-part.tsx'
import type { SiteValues } from '../form/site-values.ts'
import type { ItemValues } from '../items/item-values.ts'
import type { OwnSiteSearch } from '../own-site-search.ts'
import { shownItemsQueryOptions } from '../queries.ts'
import styles from './preview.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import { newItemId, previewSite, type TypedItem } from './preview-site.ts'

/** The window in which the site is shown. */
export type PreviewWindow = 'phone' | 'desktop' | 'none'

interface PreviewPanelProps {
  site: OwnSite
  shown: PreviewWindow
  onShow: (shown: PreviewWindow) => void
  /** What is typed into the form that is open. */
  siteValues: SiteValues | undefined
  itemValues: ItemValues | undefined
  search: OwnSiteSearch
  preview: PreviewOf
}

const widths = { phone: 375, desktop: 1280 } as const

/** The site as visitors would see it, at the width of a phone or of a desk; it follows what is typed. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { t } = useLingui()
  const { shown, onShow } = props
  return (
    <Card.Root className={styles.panel}>
      <Heading as="h2">{t`预览`}</Heading>
      <RadioGroup
        legend={t`预览的宽度`}
        value={shown}
        onChange={(next) => onShow(next as PreviewWindow)}
        items={[
          { value: 'phone', label: t`手机` },
          { value: 'desktop', label: t`电脑` },
          { value: 'none', label: t`不预览` },
        ]}
      />
      {shown !== 'none' && <Preview {...props} width={widths[shown]} />}
    </Card.Root>
  )
}

function useTyped({ search, itemValues }: PreviewPanelProps, kind: TypedItem['kind'] | undefined) {
  return useMemo(
    () => (itemValues && kind ? { id: search.item, kind, values: itemValues } : undefined),
    [itemValues, kind, search.item],
  )
}

function Preview(props: PreviewPanelProps & { width: number }) {
  const { t } = useLingui()
  const { site, siteValues, search, preview, width } = props
  const { data: items = [] } = useQuery(shownItemsQueryOptions)
  const kind = search.write ?? items.find(({ id }) => id === search.item)?.kind
  const typed = useTyped(props, kind)
  const shown = useMemo(
    () => previewSite({ site, values: siteValues, items, typed }),
    [site, siteValues, items, typed],
  )
  // Typing goes first.
  const drawn = useDeferredValue(shown)
  const item = kind && { kind, id: search.item ?? newItemId }
  return (
    <PreviewFrame width={width} title={t`站点预览`}>
      <ContainedPart>
        <Suspense fallback={<SkeletonText lines={10} />}>{preview({ site: drawn, item })}</Suspense>
      </ContainedPart>
    </PreviewFrame>
  )
}
