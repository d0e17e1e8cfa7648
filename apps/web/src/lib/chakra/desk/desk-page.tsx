import { Heading, Text } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { Contained } from '../../states/contained.tsx'
import { ContainedPart } from '../record/contained-part.tsx'
import styles from './desk-page.module.css'

interface DeskPageProps {
  title: string
  /** The language of the title, where it is not the page's. */
  lang?: string
  lead?: ReactNode
  /** Buttons that stand at the other end of the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A page of the desk: what it is called, what can be done on it as a whole, its content. */
export const DeskPage = ({ title, lang, lead, actions, children }: DeskPageProps) => (
  <div className={styles.page}>
    <header className={styles.head}>
      <div>
        <Contained of={title}>
          <Heading as="h1" size="xl" lang={lang}>
            {title}
          </Heading>
        </Contained>
        {lead && (
          <Text color="fg.muted" textStyle="sm">
            {lead}
          </Text>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    <ContainedPart>{children}</ContainedPart>
  </div>
)
