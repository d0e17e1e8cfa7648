import { useLingui } from '@lingui/react'
import { SkeletonText } from '@portal/ui/chakra'
import { type ComponentType, Suspense } from 'react'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import { ContainedPart } from '../../../lib/chakra/record/contained-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import type { CentreSearch } from './centre-search.ts'
import { partNames } from './part-names.ts'
import type { Part } from './parts.ts'

// Nobody needs the rules of one form to see another part.
const views: Record<Part, ComponentType<{ search: CentreSearch }>> = {
  profile: lazyPart(async () => ({ default: (await import('./profile/profile-part.tsx')).ProfilePart })),
  contact: lazyPart(async () => ({ default: (await import('./contact/contact-part.tsx')).ContactPart })),
  password: lazyPart(async () => ({ default: (await import('./password/password-part.tsx')).PasswordPart })),
  logins: lazyPart(async () => ({ default: (await import('./logins/logins-part.tsx')).LoginsPart })),
  activities: lazyPart(async () => ({
    default: (await import('./activities/activities-part.tsx')).ActivitiesPart,
  })),
  favourites: lazyPart(async () => ({
    default: (await import('./favourites/favourites-part.tsx')).FavouritesPart,
  })),
  data: lazyPart(async () => ({ default: (await import('./data/data-part.tsx')).DataPart })),
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
      <MemberPage title={title} isForm>
        <ContainedPart>
          <Suspense fallback={<SkeletonText lines={8} />}>
            <View search={search} />
          </Suspense>
        </ContainedPart>
      </MemberPage>
    </OpenedPart>
  )
}
