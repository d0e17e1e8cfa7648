import { useLingui } from '@lingui/react/macro'
import type { ApplyKind, MemberApply, OwnerType } from '@portal/api-contract'
import { Card, Heading, Notice, SkeletonText, Text } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { feeInfoQueryOptions } from '../../../../lib/membership/member-fee.ts'
import { getRole } from '../../../../lib/session/session.ts'
import styles from '../applications.module.css'
import { openedParams } from '../apply-search.ts'
import { DeleteDraft } from '../delete-draft.tsx'
import { applyQueryOptions, knownQueryOptions, requirementOf, requirementsQueryOptions } from '../queries.ts'
import { kindNames, kindPurposes } from '../words.ts'
import { ApplyForm } from './apply-form.tsx'
import { ReturnedNotice } from './mending/returned-notice.tsx'
import { OwedFirst } from './owed-first.tsx'

interface ApplyFormPageProps {
  kind: ApplyKind
  apply: MemberApply | undefined
  /** The earlier application that a new one is copied from. */
  from?: number | undefined
  step: number
}

/** The application that a new one is copied from; one of another kind has nothing to give. */
function useCopied(from: number | undefined, kind: ApplyKind) {
  const options = applyQueryOptions(from ?? 0)
  return useQuery({
    ...options,
    enabled: from !== undefined,
    select: (earlier: MemberApply) => (earlier.applyKind === kind ? earlier : null),
  })
}

/** The page on which an application is filled in: what it is for, what was returned, the form. */
export function ApplyFormPage({ kind, apply, from, step }: ApplyFormPageProps) {
  const { t, i18n } = useLingui()
  // Asked once: where the session runs out in another tab, the form stays what it is.
  const [applyType] = useState<OwnerType>(() => (getRole() === 'memberCompany' ? 'UNIT' : 'PERSON'))
  const requirements = useQuery(requirementsQueryOptions)
  const known = useQuery(knownQueryOptions)
  const copied = useCopied(from, kind)
  const requirement = requirements.data && requirementOf(requirements.data, applyType, kind)
  const wantsSettled = requirement?.feesSettled === true
  const owed = useQuery({ ...feeInfoQueryOptions, enabled: wantsSettled })
  const isOwing = wantsSettled && owed.data !== undefined && owed.data.unpaidCount > 0
  const failed = [requirements, known, copied].find(({ data, error }) => !data && error)
  // Where it does not load what is owed, the backend says it as the application is saved.
  const isThere = known.data && (!from || copied.data !== undefined) && (!wantsSettled || !owed.isPending)
  return (
    <Card.Root className={styles.page}>
      <header className={styles.stack}>
        <BackLink param={openedParams}>{t`返回会员管理`}</BackLink>
        <div className={styles.partHead}>
          <Heading as="h1" size="2xl">
            {i18n._(wordOf(kindNames, kind))}
          </Heading>
          {apply?.status === 'DRAFT' && <DeleteDraft apply={apply} />}
        </div>
        <Text color="fg.muted">{i18n._(wordOf(kindPurposes, kind))}</Text>
        {copied.data && (
          <Notice
            title={t`已带入 ${copied.data.applyNo} 的内容`}
          >{t`请核对每一项，有变化的改过来；声明需要重新确认。`}</Notice>
        )}
        {apply?.returnReason && <ReturnedNotice apply={apply} requirement={requirement} />}
      </header>
      {failed && <LoadError query={failed} title={t`申请表没有加载成功`} />}
      {!failed && !(requirement && isThere) && <SkeletonText lines={10} />}
      {isOwing && <OwedFirst amount={owed.data.unpaidAmount} />}
      {requirement && isThere && !isOwing && (
        <ApplyForm
          requirement={requirement}
          known={known.data}
          apply={apply}
          copied={copied.data ?? undefined}
          step={step}
        />
      )}
    </Card.Root>
  )
}
