import { useLingui } from '@lingui/react/macro'
import { Card, Heading } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { OpenedPart } from '../../../lib/chakra/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { MessageDetail } from './message-detail.tsx'
import { MessageList } from './message-list.tsx'
import styles from './messages.module.css'
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
    <Card.Root className={styles.page}>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <OpenedPart of={search.message}>
        {search.message ? (
          <MessageDetail id={search.message} {...(invitation && { invitation })} />
        ) : (
          <MessageList search={search} />
        )}
      </OpenedPart>
    </Card.Root>
  )
}
