import { useLingui } from '@lingui/react/macro'
import { MemberPage } from '../../../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { ExportPeople } from './export-people.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteButton } from './invite/invite-button.tsx'
import { PeopleList } from './people-list.tsx'
import type { PeopleSearch } from './people-search.ts'

/** A unit's people, or the invitations that it sent. */
export function PeoplePage({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const isInvitations = search.part === 'invitations'
  const title = isInvitations ? t`邀请记录` : t`本单位人员`
  usePageTitle(title)
  return (
    <MemberPage
      title={title}
      actions={
        <>
          {!isInvitations && <ExportPeople search={search} />}
          <InviteButton />
        </>
      }
    >
      <ContainedPart>
        {isInvitations ? <InvitationList search={search} /> : <PeopleList search={search} />}
      </ContainedPart>
    </MemberPage>
  )
}
