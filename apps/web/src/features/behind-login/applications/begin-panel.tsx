import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Panel } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentMemberQueryOptions } from '../../../lib/session/account.ts'
import styles from './applications.module.css'
import { withOpened } from './apply-search.ts'
import { appliesQueryOptions } from './queries.ts'
import { kindNames, kindPurposes, kindsFor, openOf } from './words.ts'

/** What can be applied for now. A kind of which an application is open leads to that one. */
export function BeginPanel() {
  const { t, i18n } = useLingui()
  const { data: member } = useQuery(currentMemberQueryOptions)
  const { data: applies } = useQuery(appliesQueryOptions())
  const kinds = member ? kindsFor(member) : []
  return (
    <Panel title={t`办理`}>
      <ul className={styles.kinds}>
        {kinds.map((kind) => {
          const open = applies && openOf(applies.items, kind)
          return (
            <li key={kind}>
              <Link
                to="."
                search={(search) => withOpened(search, open ? { apply: open.id } : { begin: kind })}
                className={styles.kind}
              >
                <span className={styles.kindName}>
                  {i18n._(kindNames[kind])}
                  <Icon name="arrowRight" size="1em" />
                </span>
                <span className={styles.purpose}>
                  {open ? t`已有一份正在办理：${open.applyNo}` : i18n._(kindPurposes[kind])}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
