import { useLingui } from '@lingui/react'
import { Card, Heading, SkeletonText } from '@portal/ui/chakra'
import { type ComponentType, lazy, Suspense } from 'react'
import { OpenedPart } from '../../../lib/chakra/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import styles from './centre.module.css'
import type { CentreSearch } from './centre-search.ts'
import { partNames } from './part-names.ts'
import type { Part } from './parts.ts'

// Nobody needs the rules of one form to see another part.
const views: Record<Part, ComponentType<{ search: CentreSearch }>> = {
  profile: lazy(async () => ({ default: (await import('./profile/profile-part.tsx')).ProfilePart })),
  contact: lazy(async () => ({ default: (await import('./contact/contact-part.tsx')).ContactPart })),
  password: lazy(async () => ({ default: (await import('./password/password-part.tsx')).PasswordPart })),
  logins: lazy(async () => ({ default: (await import('./logins/logins-part.tsx')).LoginsPart })),
  activities: lazy(async () => ({
    default: (await import('./activities/activities-part.tsx')).ActivitiesPart,
  })),
  favourites: lazy(async () => ({
    default: (await import('./favourites/favourites-part.tsx')).FavouritesPart,
  })),
  data: lazy(async () => ({ default: (await import('./data/data-part.tsx')).DataPart })),
}

interface PartCardProps {
  part: Part
  search: CentreSearch
}

/** One part of the centre under its title. */
export function PartCard({ part, search }: PartCardProps) {
  const { i18n } = useLingui()
  const title = i18n._(partNames[part])
  usePageTitle(title)
  const View = views[part]
  return (
    <OpenedPart of={part}>
      <Card.Root className={styles.part}>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <Suspense fallback={<SkeletonText lines={8} />}>
          <View search={search} />
        </Suspense>
      </Card.Root>
    </OpenedPart>
  )
}
