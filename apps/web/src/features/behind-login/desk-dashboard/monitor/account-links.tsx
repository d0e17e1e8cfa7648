import { useLingui } from '@lingui/react/macro'
import type { DeskMonitor } from '@portal/api-contract'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { memberLink, userLink } from '../../../../lib/chakra/desk/record/record-link.ts'
import { LinkedName } from '../../../../lib/chakra/desk/record/record-name.tsx'
import { Authorized } from '../../../../lib/session/authorized.tsx'
import styles from '../dashboard.module.css'

/** Whose a login or a recipient is, with the ways to the record of that account and to what the log has of it. */
export function AccountLinks({ account }: Pick<DeskMonitor['refusedLogins'][number], 'account'>) {
  const { t } = useLingui()
  if (!account) return '—'
  const { kind, id, name } = account
  const isStaff = kind === 'STAFF'
  return (
    <span className={styles.done}>
      <LinkedName name={name} link={isStaff ? userLink(name) : memberLink(kind, id)} />
      <Authorized authority="desk.log">
        <TextLink asChild>
          <Link
            to="/system/log"
            search={isStaff ? { subject: 'USER', name } : { owner: name }}
            aria-label={t`操作日志：${name}`}
          >{t`操作日志`}</Link>
        </TextLink>
      </Authorized>
    </span>
  )
}
