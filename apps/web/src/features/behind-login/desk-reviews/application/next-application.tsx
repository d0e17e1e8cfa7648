import { useLingui } from '@lingui/react/macro'
import { Button, Tooltip } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useLetterKey } from '../../../../lib/chakra/desk/use-letter-key.ts'
import { waitingQueryOptions } from '../queries.ts'
import styles from './application.module.css'

/** Leads to the application that waits next, by its button or by N. */
export function NextApplication({ id }: { id: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data } = useQuery(waitingQueryOptions)
  const items = data?.items ?? []
  const own = items.findIndex((item) => item.id === id)
  const next = items[own + 1] ?? items.find((item) => item.id !== id)
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
