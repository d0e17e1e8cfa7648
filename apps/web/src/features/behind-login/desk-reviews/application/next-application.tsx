import { useLingui } from '@lingui/react/macro'
import type { DeskApplicationSummary } from '@portal/api-contract'
import { Button, Tooltip } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useNow } from '../../../../lib/browser/use-now.ts'
import { useStaffId } from '../../../../lib/chakra/desk/staff-id.ts'
import { useLetterKey } from '../../../../lib/chakra/desk/use-letter-key.ts'
import { waitingQueryOptions } from '../queries.ts'
import { isTakenByOther } from '../taken.ts'
import styles from './application.module.css'

/** Leads to the application that waits next and that nobody else has taken, by its button or by N. */
export function NextApplication({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data } = useQuery(waitingQueryOptions)
  const items = data?.items ?? []
  const staffId = useStaffId()
  const now = useNow().getTime()
  const own = items.findIndex((item) => item.id === id)
  const isFree = (item: DeskApplicationSummary) => item.id !== id && !isTakenByOther(item.claim, staffId, now)
  const next = items.slice(own + 1).find(isFree) ?? items.find(isFree)
  const to = next && ({ to: '/profile/application/$id', params: { id: String(next.id) } } as const)
  useLetterKey('n', () => to && void navigate(to))
  if (!to) return null
  return (
    <Tooltip label={t`下一份待审核的申请 N`}>
      <Button asChild size="sm" variant="outline" className={styles.next} aria-keyshortcuts="N">
        <Link {...to}>{t`下一份`}</Link>
      </Button>
    </Tooltip>
  )
}
