import { useLingui } from '@lingui/react'
import { Card, Heading, SkeletonText } from '@portal/ui/chakra'
import { type ComponentType, lazy, Suspense } from 'react'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import styles from './centre.module.css'
import type { CentreSearch } from './centre-search.ts'
import { partNames } from './part-names.ts'
import type { UnitPartName } from './parts.ts'

// Nobody needs the one part to see the other.
const views: Record<UnitPartName, ComponentType<{ search: CentreSearch }>> = {
  activities: lazy(async () => ({
    default: (await import('./activities/activities-part.tsx')).ActivitiesPart,
  })),
  favourites: lazy(async () => ({
    default: (await import('./favourites/favourites-part.tsx')).FavouritesPart,
  })),
}

interface UnitPartProps {
  part: UnitPartName
  search: CentreSearch
}

/** A unit's sign-ups or favourites; it has the other parts of a person's centre among its data. */
export function UnitPart({ part, search }: UnitPartProps) {
  const { i18n } = useLingui()
  const title = i18n._(partNames[part])
  usePageTitle(title)
  const View = views[part]
  return (
    <Card.Root className={styles.part}>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <View search={search} />
      </Suspense>
    </Card.Root>
  )
}
