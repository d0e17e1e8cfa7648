import { Card, Heading, Text } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import styles from './member-page.module.css'

interface MemberPageProps {
  title: string
  /** A sentence below the heading. */
  lead?: string
  /** Buttons or a search that stand at the other end of the heading. */
  actions?: ReactNode
  /** Its parts are those of a form, which stand further apart. */
  isForm?: boolean
  children: ReactNode
}

/** A member's page as one card: what it is called, what can be done on it as a whole, its content. */
export const MemberPage = ({ title, lead, actions, isForm = false, children }: MemberPageProps) => (
  <Card.Root className={styles.page} data-form={isForm || undefined}>
    <header className={styles.head}>
      <div className={styles.title}>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
        {lead && <Text color="fg.muted">{lead}</Text>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {children}
  </Card.Root>
)
