import { useLingui } from '@lingui/react/macro'
import type { UnitInvitation, UnitPerson } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Panel, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../../../lib/chakra/load-failure.tsx'
import { OpenedPart } from '../../../../../lib/chakra/page/opened-part.tsx'
import { Each } from '../../../../../lib/states/each.tsx'
import { EndPerson } from '../end-person.tsx'
import { myUnitQueryOptions, waitingQueryOptions } from '../queries.ts'
import { AnsweredOrNot } from './invitation-answer.tsx'
import styles from './person.module.css'

/** The unit that a person belongs to, and the invitations that wait: also those from before there was an account, of which no notice tells. */
export function MyUnit() {
  const { t } = useLingui()
  const unit = useQuery(myUnitQueryOptions)
  const waiting = useQuery(waitingQueryOptions)
  const failed = [unit, waiting].find(({ data, error }) => data === undefined && error)
  return (
    <Panel title={t`所属单位`}>
      {failed && <LoadFailure query={failed} title={t`所属单位没有加载成功`} />}
      {!failed && (unit.data === undefined || !waiting.data) && <SkeletonText lines={3} />}
      {unit.data !== undefined && waiting.data && (
        // What was answered or ended is gone with its buttons: what stands there now takes the focus.
        <OpenedPart of={`${unit.data?.companyId} ${waiting.data.map(({ id }) => id).join()}`}>
          <div className={styles.unit}>
            {unit.data ? (
              <Belongs person={unit.data} />
            ) : (
              <p className={styles.none}>{t`您还不属于任何单位。`}</p>
            )}
            <Each items={waiting.data}>{(invitation) => <Waiting invitation={invitation} />}</Each>
          </div>
        </OpenedPart>
      )}
    </Panel>
  )
}

function Belongs({ person }: { person: UnitPerson }) {
  const { t } = useLingui()
  const since = formatDate(person.createdDate)
  return (
    <>
      <p>
        <strong lang="zh-CN" className={styles.name}>
          {person.companyName}
        </strong>
        <span className={styles.none}>{t`${since} 加入，会费可由单位代缴。`}</span>
      </p>
      <div>
        <EndPerson person={person} by="person" />
      </div>
    </>
  )
}

const Waiting = ({ invitation }: { invitation: UnitInvitation }) => {
  const { t } = useLingui()
  return (
    <section className={styles.waiting}>
      <h3 className={styles.name}>
        <span lang="zh-CN">{invitation.companyName}</span>
      </h3>
      <p className={styles.none}>{t`邀请您成为其人员，等待您的答复。`}</p>
      <AnsweredOrNot invitation={invitation} />
    </section>
  )
}
