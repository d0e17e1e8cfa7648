import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import type { Course, CourseLearner } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Checkbox, EmptyState, Notice, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { markPage } from '../../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../../lib/api/errors.ts'
import { LoadError } from '../../../../../lib/chakra/load-error.tsx'
import { StateBadge, type States } from '../../../../../lib/chakra/state-badge.tsx'
import { sumYuan, toFen } from '../../../../../lib/content/money.ts'
import { useOnce } from '../../../../../lib/forms/use-once.ts'
import { unitLinks } from '../../../../../lib/membership/member-links.ts'
import { MemberWord } from '../../../../../lib/membership/member-words.tsx'
import { EmptyPicture } from '../../../../../lib/states/empty-picture.tsx'
import { useOrderCourse } from './mutations.ts'
import styles from './people-courses.module.css'
import { learnersQueryOptions } from './queries.ts'

/** People whom a course is ordered for at once, at most; the contract's limit. */
const mostLearners = 200

const states: States<CourseLearner['state']> = {
  FREE: { tone: 'neutral', label: msg`未购买` },
  ORDERED: { tone: 'warning', label: msg`在待支付订单中` },
  ENROLLED: { tone: 'success', label: msg`已有课程` },
}

/** Who of the unit gets a course: those who lack it are chosen, and ordered for together. */
export function Learners({ course }: { course: Course }) {
  const { t } = useLingui()
  const query = useQuery(learnersQueryOptions(course.id))
  if (!query.data)
    return query.error ? <LoadError query={query} title={t`人员没有加载成功`} /> : <SkeletonText lines={6} />
  if (query.data.length === 0)
    return (
      <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有人员`}>
        {t`以手机号码邀请，对方接受后即列在这里，会费可由单位代缴。`}
      </EmptyState>
    )
  return <Choice course={course} learners={query.data} />
}

function Choice({ course, learners }: { course: Course; learners: CourseLearner[] }) {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set())
  const free = learners.filter(({ state }) => state === 'FREE')
  const first = free.slice(0, mostLearners).map(({ personId }) => personId)
  // Somebody may have got it meanwhile.
  const chosen = free.filter(({ personId }) => wanted.has(personId))
  const toggle = (id: number, isChosen: boolean) => {
    const next = new Set(wanted)
    isChosen ? next.add(id) : next.delete(id)
    setWanted(next)
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t`选择人员`}</legend>
      {free.length > 1 && (
        <Checkbox
          checked={chosen.length >= first.length}
          indeterminate={chosen.length > 0 && chosen.length < first.length}
          onChange={(isChosen) => setWanted(new Set(isChosen ? first : []))}
        >
          {free.length > mostLearners ? t`选择前 ${mostLearners} 名未购买的人员` : t`全选未购买的人员`}
        </Checkbox>
      )}
      {learners.some(({ state }) => state === 'ORDERED') && (
        <Notice
          tone="warning"
          action={
            <Button asChild size="sm" variant="outline">
              <Link {...unitLinks.orders}>{t`查看订单`}</Link>
            </Button>
          }
        >
          {t`部分人员的这门课程在待支付的订单中，支付后即可学习。`}
        </Notice>
      )}
      <ul className={styles.people}>
        {learners.map(({ personId, name, certType, state }) => (
          <li key={personId} className={styles.person}>
            <Checkbox
              checked={wanted.has(personId) && state === 'FREE'}
              disabled={state !== 'FREE'}
              onChange={(isChosen) => toggle(personId, isChosen)}
            >
              <span lang="zh-CN">{name}</span>
            </Checkbox>
            <span className={styles.cert}>{certType !== null && <MemberWord name={certType} />}</span>
            <StateBadge states={states} value={state} />
          </li>
        ))}
      </ul>
      <Order course={course} personIds={chosen.map(({ personId }) => personId)} />
    </fieldset>
  )
}

function Order({ course, personIds }: { course: Course; personIds: number[] }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const once = useOnce()
  const { mutateAsync, isPending, error } = useOrderCourse(course.id)
  const count = personIds.length
  const total = sumYuan(personIds.map(() => course.price))
  const order = async () => {
    const isStillHere = markPage()
    const made = await mutateAsync(personIds).catch(() => undefined)
    if (made && isStillHere()) await navigate(unitLinks.resume(made.orderId, toFen(total)))
  }
  return (
    <div className={styles.foot}>
      {error && (
        <Notice tone="danger" live="alert" title={t`没有生成订单`}>
          {errorText(error)}
        </Notice>
      )}
      <p role="status" className={styles.sum}>
        <Plural value={count} _0="未选择人员" one="已选 # 人" other="已选 # 人" />
        {count > 0 && <strong>{formatMoney(total)}</strong>}
        {count > mostLearners && <span>{t`一次最多 ${mostLearners} 人`}</span>}
      </p>
      <Button
        disabled={count === 0 || count > mostLearners}
        busy={isPending}
        onClick={() => void once(order)}
      >
        {t`生成订单并支付`}
      </Button>
    </div>
  )
}
