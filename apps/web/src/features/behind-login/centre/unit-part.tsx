import { useLingui } from '@lingui/react'
import { Card, Heading } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { ActivitiesPart } from './activities/activities-part.tsx'
import styles from './centre.module.css'
import type { CentreSearch } from './centre-search.ts'
import { FavouritesPart } from './favourites/favourites-part.tsx'
import { partNames } from './part-names.ts'
import type { UnitPartName } from './parts.ts'

const views: Record<UnitPartName, (props: { search: CentreSearch }) => ReactNode> = {
  activities: ActivitiesPart,
  favourites: FavouritesPart,
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
      <View search={search} />
    </Card.Root>
  )
}
