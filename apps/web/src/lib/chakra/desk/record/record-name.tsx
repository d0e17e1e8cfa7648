import type { DeskLogEntry } from '@portal/api-contract'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useAuthorized } from '../../../session/authorized.tsx'
import { memberLink, type RecordLink, recordLink } from './record-link.ts'

interface LinkedNameProps {
  /** As the association keeps it, in Chinese. */
  name: string
  link: RecordLink | undefined
}

/** What a record is called, which leads to it for whoever may open its page. */
export function LinkedName({ name, link }: LinkedNameProps) {
  const { needs, ...way } = link ?? { to: '' }
  const mayOpen = useAuthorized(needs)
  if (!way.to || !mayOpen) return <span lang="zh-CN">{name}</span>
  return (
    <TextLink asChild lang="zh-CN">
      <Link {...way}>{name}</Link>
    </TextLink>
  )
}

/** What an entry of the log is about. */
export const SubjectName = ({ entry }: { entry: DeskLogEntry }) => (
  <LinkedName name={entry.subjectName} link={recordLink(entry)} />
)

/** The unit or person whose record an entry of the log is about; a sign where there is none. */
export function OwnerName({ entry: { ownerId, ownerType, ownerName } }: { entry: DeskLogEntry }) {
  if (!ownerId || !ownerType || !ownerName) return '—'
  return <LinkedName name={ownerName} link={memberLink(ownerType, ownerId)} />
}
