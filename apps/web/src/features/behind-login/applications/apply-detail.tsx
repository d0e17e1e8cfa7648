import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { MemberApply } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Button, Card, DataList, type Description, Heading, Notice, useConfirm } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { BackLink } from '../../../lib/chakra/page/back-link.tsx'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { FileList } from '../../../lib/content/file-list.tsx'
import { listOf } from '../../../lib/content/list-of.ts'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { feesPaidByUnit, memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import { Authorized } from '../../../lib/session/authorized.tsx'
import styles from './applications.module.css'
import { openedParams } from './apply-search.ts'
import { ApplyTimeline } from './apply-timeline.tsx'
import { CopyApply } from './copy-apply.tsx'
import { blockFields } from './form/field-definitions.ts'
import { useWithdrawApply } from './mutations.ts'
import { kindNames, statusStates } from './words.ts'

/** An application that is with the association, or that has ended. */
export function ApplyDetail({ apply }: { apply: MemberApply }) {
  const { t, i18n } = useLingui()
  const materials = listOf(apply.materials)
  return (
    <Card.Root className={styles.page}>
      <BackLink param={openedParams}>{t`返回会员管理`}</BackLink>
      <header className={styles.head}>
        <Heading as="h1" size="2xl">
          {i18n._(wordOf(kindNames, apply.applyKind))}
        </Heading>
        <StateBadge states={statusStates} value={apply.status} />
        <Authorized authority="applies.write">
          <CopyApply apply={apply} />
        </Authorized>
      </header>
      <NextStep apply={apply} />
      {isPrintable(apply) && (
        <p>
          <Button asChild variant="outline">
            <Link to="/printView" search={{ type: 'APPLY_FORM', id: apply.id }}>{t`打印申请表`}</Link>
          </Button>
        </p>
      )}
      <section aria-label={t`办理进度`} className={styles.stack}>
        <Heading as="h2">{t`办理进度`}</Heading>
        <ApplyTimeline apply={apply} />
      </section>
      <section aria-label={t`申请内容`} className={styles.stack}>
        <Heading as="h2">{t`申请内容`}</Heading>
        <Facts apply={apply} />
      </section>
      {materials.length > 0 && (
        <section aria-label={t`申请材料`} className={styles.stack}>
          <Heading as="h2">{t`申请材料`}</Heading>
          <FileList files={materials.map(({ file }) => file)} />
        </section>
      )}
    </Card.Root>
  )
}

/** A form is printed of what was sent and is not over. */
const isPrintable = ({ status, submitDate }: MemberApply): boolean =>
  submitDate !== null && status !== 'WITHDRAWN' && status !== 'REJECTED'

/** What is up to the applicant now. */
function NextStep({ apply }: { apply: MemberApply }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { data } = useQuery(memberSummaryQueryOptions)
  const { status, feeId, returnReason } = apply
  if (status === 'PENDING_PAYMENT' && feeId !== null && data && feesPaidByUnit(data.fees).includes(feeId))
    return (
      <Notice title={t`审核已通过，会费由单位代缴`}>
        {t`单位正在办理缴费，您现在不需要做什么；缴清后立即生效。`}
      </Notice>
    )
  if (status === 'PENDING_PAYMENT')
    return (
      <Notice
        tone="warning"
        title={t`审核已通过，等待缴费`}
        action={
          <Button asChild>
            <Link {...(feeId === null ? links.fees : links.pay([feeId]))}>{t`去缴费`}</Link>
          </Button>
        }
      >
        {t`缴清后立即生效。`}
      </Notice>
    )
  if (status === 'SUBMITTED')
    return (
      <Authorized authority="applies.write" fallback={<Notice title={t`申请已提交，等待初审`} />}>
        <Withdraw apply={apply} />
      </Authorized>
    )
  if (status === 'REJECTED' && returnReason)
    return (
      <Notice tone="danger" title={t`未通过的原因`}>
        <span lang="zh-CN">{returnReason}</span>
      </Notice>
    )
  return null
}

function Withdraw({ apply: { id, applyNo } }: { apply: MemberApply }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending } = useWithdrawApply()
  const withdraw = async () => {
    const isMeant = await confirm({
      title: t`撤回这份申请？`,
      children: t`${applyNo} 撤回后不能恢复，需要时可以重新申请。`,
      confirmLabel: t`撤回申请`,
      cancelLabel: t`保留申请`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(id)
    } catch (error) {
      notify({ kind: 'error', title: t`没有撤回`, description: errorText(error) })
    }
  }
  return (
    <>
      <Notice
        title={t`申请已提交，等待初审`}
        action={
          <Button variant="outline" busy={isPending} onClick={() => void withdraw()}>
            {t`撤回申请`}
          </Button>
        }
      >
        {t`初审开始前可以撤回。审核结果会发到信息中心。`}
      </Notice>
      {dialog}
    </>
  )
}

function Facts({ apply }: { apply: MemberApply }) {
  const { t, i18n } = useLingui()
  const { applyNo, company, person, targetLevel, reason, recommender, submitDate } = apply
  const definitions = blockFields[company ? 'company' : 'person']
  const given = Object.entries(company ?? person ?? {}).flatMap(([name, value]): Description | [] => {
    // The form asks for the identity number by a field of its own.
    const label = name === 'idNumber' ? msg`身份证号` : definitions[name]?.label
    // What the backend adds beyond the contract has no name that a member would know.
    if (!label || value === null) return []
    return { id: name, term: i18n._(label), detail: <MemberWord name={String(value)} /> }
  })
  const items: (Description | false)[] = [
    { id: 'applyNo', term: t`申请编号`, detail: applyNo },
    submitDate !== null && { id: 'submitDate', term: t`提交日期`, detail: formatDate(submitDate) },
    targetLevel !== null && {
      id: 'targetLevel',
      term: t`申请的会员等级`,
      detail: <MemberWord name={targetLevel} />,
    },
    ...given,
    reason !== null && { id: 'reason', term: t`申请说明`, detail: <span lang="zh-CN">{reason}</span> },
    recommender !== null && {
      id: 'recommender',
      term: t`推荐人`,
      detail: <span lang="zh-CN">{recommender}</span>,
    },
  ]
  return <DataList columns={2} items={items.filter((item) => item !== false)} />
}
