import { useLingui } from '@lingui/react/macro'
import { Card, Heading } from '@portal/ui/chakra'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { ExportPeople } from './export-people.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteButton } from './invite/invite-button.tsx'
import styles from './people.module.css'
import { PeopleList } from './people-list.tsx'
import type { PeopleSearch } from './people-search.ts'

/** A unit's people, or the invitations that it sent. */
export function PeoplePage({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const isInvitations = search.part === 'invitations'
  const title = isInvitations ? t`邀请记录` : t`本单位人员`
  usePageTitle(title)
  return (
    <Card.Root className={styles.page}>
      <header className={styles.head}>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        <div className={styles.actions}>
          {!isInvitations && <ExportPeople search={search} />}
          <InviteButton />
        </div>
      </header>
      <ContainedPart>
        {isInvitations ? <InvitationList search={search} /> : <PeopleList search={search} />}
      </ContainedPart>
    </Card.Root>
  )
}
