import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MemberPage } from '../../../lib/chakra/page/member-page.tsx'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import type { MessagesSearch } from './messages-search.ts'

interface MessagesProps {
  search: MessagesSearch
  /** What a person does about an invitation, in the notice of it. */
  invitation?: (id: number) => ReactNode
}

/** The member's notices, or the one that is opened from them. */
export function Messages({ search, invitation }: MessagesProps) {
  const { t } = useLingui()
  const title = t`信息中心`
  usePageTitle(title)
  return (
    <MemberPage title={title}>
      <OpenedPart of={search.message}>
        {search.message ? (
          <MessageDetail id={search.message} {...(invitation && { invitation })} />
        ) : (
          <MessageList search={search} />
        )}
      </OpenedPart>
    </MemberPage>
  )
}
