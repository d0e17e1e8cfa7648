import { useLingui } from '@lingui/react/macro'
import type { MemberApply } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import styles from './applications.module.css'
import { appliesQueryOptions } from './queries.ts'
import { isOpenApply, kindsFor, openOf } from './words.ts'

/** Begins a new application with the content of one that has ended, where one of its kind may be begun. */
export function CopyApply({ apply }: { apply: MemberApply }) {
  const { t } = useLingui()
  const { data: member } = useQuery(currentMemberQueryOptions)
  const { data: applies } = useQuery(appliesQueryOptions())
  const { id, applyKind } = apply
  const mayBegin = member && kindsFor(member).includes(applyKind)
  if (isOpenApply(apply) || !mayBegin || !applies || openOf(applies.items, applyKind)) return null
  return (
    <Button asChild variant="outline" size="sm" className={styles.copy}>
      <Link to="." search={{ begin: applyKind, from: id }}>
        <Icon name="copy" size="1.125em" />
        {t`复制为新申请`}
      </Link>
    </Button>
  )
}
