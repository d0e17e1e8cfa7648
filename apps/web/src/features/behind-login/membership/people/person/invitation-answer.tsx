import { useLingui } from '@lingui/react/macro'
import { ApiError, type UnitInvitation } from '@portal/api-contract'
import { Button, Notice, SkeletonText, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText, isMissing } from '../../../../../lib/api/errors.ts'
import { LoadFailure } from '../../../../../lib/chakra/load-failure.tsx'
import { OpenedPart } from '../../../../../lib/chakra/page/opened-part.tsx'
import { useOnce } from '../../../../../lib/forms/use-once.ts'
import { Authorized } from '../../../../../lib/session/authorized.tsx'
import { useAnswer } from '../mutations.ts'
import { invitationQueryOptions } from '../queries.ts'
import styles from './person.module.css'

/** An invitation in the notice of it: the unit's words, and accepting or declining. */
export function InvitationAnswer({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(invitationQueryOptions(id))
  const { data, error } = query
  if (isMissing(error)) return <Notice title={t`这份邀请已失效，无需答复。`} />
  if (error && !data) return <LoadFailure query={query} title={t`邀请没有加载成功`} />
  return data ? <AnsweredOrNot invitation={data} /> : <SkeletonText lines={2} />
}

/** What came of an invitation, or the choice; the one that comes in place of the other takes the focus. */
export function AnsweredOrNot({ invitation }: { invitation: UnitInvitation }) {
  const { t } = useLingui()
  const { status, remark } = invitation
  return (
    <OpenedPart of={status}>
      <div className={styles.invitation}>
        {remark && (
          <blockquote lang="zh-CN" className={styles.remark}>
            {remark}
          </blockquote>
        )}
        {status === 'PENDING' && (
          <Authorized authority="people.join">
            <Answer invitation={invitation} />
          </Authorized>
        )}
        {status === 'ACCEPTED' && <Notice tone="success" title={t`您已接受这份邀请。`} />}
        {status === 'DECLINED' && <Notice title={t`您已谢绝这份邀请。`} />}
      </div>
    </OpenedPart>
  )
}

function Answer({ invitation: { id, companyName } }: { invitation: UnitInvitation }) {
  const { t } = useLingui()
  const { mutateAsync, isPending, variables, error } = useAnswer(id)
  const once = useOnce()
  const answer = (event: 'accept' | 'decline') => () =>
    void once(() => mutateAsync(event).catch(() => undefined))
  const isBusy = (event: 'accept' | 'decline') => isPending && variables === event
  return (
    <>
      {error && <Refusal error={error} />}
      <div className={styles.actions}>
        <Button busy={isBusy('accept')} onClick={answer('accept')}>
          {t`接受邀请`} <VisuallyHidden lang="zh-CN">{companyName}</VisuallyHidden>
        </Button>
        <Button variant="outline" busy={isBusy('decline')} onClick={answer('decline')}>
          {t`谢绝`} <VisuallyHidden lang="zh-CN">{companyName}</VisuallyHidden>
        </Button>
      </div>
    </>
  )
}

/** Why an answer was not taken. Who belongs to a unit is led to where that ends. */
function Refusal({ error }: { error: unknown }) {
  const { t } = useLingui()
  if (!(error instanceof ApiError && error.code === 'error.personInUnit'))
    return (
      <Notice tone="danger" live="alert" title={t`没有答复成功`}>
        {errorText(error)}
      </Notice>
    )
  return (
    <Notice tone="warning" live="alert" title={t`您仍属于另一家单位`}>
      {t`一人只能属于一家单位，请先解除与现单位的关系，再接受邀请。`}{' '}
      <TextLink asChild>
        <Link to="/personMemberManage">{t`前往会员管理`}</Link>
      </TextLink>
    </Notice>
  )
}
