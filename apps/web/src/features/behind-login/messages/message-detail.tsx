import { useLingui } from '@lingui/react/macro'
import type { MemberMessage } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Heading, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { isMissing } from '../../../lib/api/errors.ts'
import { BackLink } from '../../../lib/chakra/page/back-link.tsx'
import { RecordFailure } from '../../../lib/chakra/record/record-failure.tsx'
import { UnknownRecord } from '../../../lib/chakra/record/unknown-record.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { messageKindNames } from './message-kinds.ts'
import styles from './messages.module.css'
import { useReadMessage } from './mutations.ts'
import { messageQueryOptions } from './queries.ts'

interface MessageDetailProps {
  id: number
  /** What a person does about an invitation, in the notice of it. */
  invitation?: (id: number) => ReactNode
}

/** One notice with the way to what it is about. To look at it is to have read it. */
export function MessageDetail({ id, invitation }: MessageDetailProps) {
  const { t } = useLingui()
  const query = useQuery(messageQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownMessage />
  return (
    <div className={styles.messages}>
      <BackLink param="message">{t`返回信息中心`}</BackLink>
      {error && <RecordFailure query={query} title={t`消息没有加载成功`} />}
      {data && <Message message={data} {...(invitation && { invitation })} />}
      {!data && !error && <SkeletonText lines={4} />}
    </div>
  )
}

/** Where the very record is seen that a notice is about; undefined where only its link leads to it. */
function useRecord(subject: MemberMessage['subject']): LinkProps | undefined {
  const { apply, order, invoice } = useMemberLinks()
  if (subject?.kind === 'APPLICATION') return apply(subject.id)
  if (subject?.kind === 'ORDER') return order(subject.id)
  return subject?.kind === 'INVOICE' ? invoice(subject.id) : undefined
}

function Message({
  message,
  invitation,
}: { message: MemberMessage } & Pick<MessageDetailProps, 'invitation'>) {
  const { t } = useLingui()
  const { id, kind, title, content, link, subject, createdDate, isRead } = message
  const isInvitation = invitation && subject?.kind === 'INVITATION'
  const record = useRecord(subject)
  const { mutate } = useReadMessage()
  // When it fails the notice stays unread, and the next look at it tries again.
  useEffect(() => {
    if (!isRead) mutate(id)
  }, [id, isRead, mutate])
  return (
    <article className={styles.messages}>
      <header className={styles.head}>
        <Heading as="h2" size="xl" lang="zh-CN">
          {title}
        </Heading>
        <p className={styles.facts}>
          <StateBadge states={messageKindNames} value={kind} isKind />
          <time dateTime={createdDate}>{formatDateTime(createdDate)}</time>
        </p>
      </header>
      <p lang="zh-CN" className={styles.content}>
        {content}
      </p>
      {isInvitation && invitation(subject.id)}
      {/* An invitation is answered here. */}
      {(record ?? link) && !isInvitation && (
        <Button asChild alignSelf="start" justifySelf="start">
          {record ? (
            <Link {...record}>{t`前往查看`}</Link>
          ) : (
            <StoredLink href={link}>{t`前往查看`}</StoredLink>
          )}
        </Button>
      )}
    </article>
  )
}

function UnknownMessage() {
  const { t } = useLingui()
  return (
    <UnknownRecord title={t`没有找到这条消息`} link={<Link to="." search={{}}>{t`查看全部消息`}</Link>}>
      {t`消息不存在，或不属于当前登录的账号。`}
    </UnknownRecord>
  )
}
