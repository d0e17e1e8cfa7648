import { Icon } from '@portal/ui/artwork'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import styles from './frame-link.module.css'

interface FrameLinkProps {
  href: string
  children: string
}

/** A link in the header that leads out of the shell. */
export const FrameLink = ({ href, children }: FrameLinkProps) => (
  <StoredLink href={href} className={styles.link}>
    <Icon name="chevronLeft" size="1em" />
    <span>{children}</span>
  </StoredLink>
)
