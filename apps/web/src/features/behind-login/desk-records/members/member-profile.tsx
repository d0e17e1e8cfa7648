import { useLingui } from '@lingui/react/macro'
import type { DeskMember, DeskMemberEvent } from '@portal/api-contract'
import { formatDate, formatDateTime, formatMoney } from '@portal/i18n'
import { Button, DataList, Panel, Skeleton, Link as TextLink, Timeline } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { ownerNames } from '../../../../lib/chakra/desk/record-words.ts'
import { useTabTitle } from '../../../../lib/chakra/desk/tab.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { MemberWord } from '../../../../lib/membership/member-words.tsx'
import { useMayOpen } from '../../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { memberQueryOptions } from '../queries.ts'
import styles from '../records.module.css'
import { eventNames, eventStates, membershipStates } from '../words.ts'
import { wayTo } from './event-link.ts'
import { useMemberReminders } from './use-member-reminders.ts'

// Of use only once somebody asks.
const LevelDialog = lazyPart(() => import('./level-dialog.tsx'))

/** Draws the particulars of a member, but for those that stand elsewhere; handed in by the route, which alone may reach both. */
export type ProfileOf = (member: DeskMember, besides: readonly string[]) => ReactNode

interface MemberProfileProps {
  id: number
  profile: ProfileOf
}

/** One member: where the membership stands, what the association knows, and all that happened on a time line. */
export function MemberProfile({ id, profile }: MemberProfileProps) {
  const { t } = useLingui()
  const query = useQuery(memberQueryOptions(id))
  useTabTitle(query.data?.name)
  if (query.data) return <Shown member={query.data} profile={profile} />
  if (isMissing(query.error)) return <NothingFound title={t`没有找到这位会员`} />
  if (query.error) return <LoadError title={t`会员资料没有加载成功`} query={query} />
  return <Skeleton height="32rem" />
}

function Shown({ member, profile }: { member: DeskMember; profile: ProfileOf }) {
  const { t } = useLingui()
  // As it was read when the change was begun, on which the backend decides whether it still holds.
  const [changed, setChanged] = useState<DeskMember>()
  const { remind, isPending, question } = useMemberReminders()
  const actions = (
    <>
      {member.owedCount > 0 && (
        <Button size="sm" variant="outline" busy={isPending} onClick={() => void remind([member])}>
          {t`催缴会费`}
        </Button>
      )}
      {member.joinDate && <Button size="sm" onClick={() => setChanged(member)}>{t`调整等级`}</Button>}
    </>
  )
  return (
    <DeskPage title={member.name} lang="zh-CN" actions={actions}>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Panel title={t`会员现状`}>
            <ContainedPart>
              <Facts member={member} />
            </ContainedPart>
          </Panel>
          <Panel title={t`登记资料`}>
            <ContainedPart>{profile(member, besides)}</ContainedPart>
          </Panel>
        </div>
        <Panel title={t`全部记录`}>
          <ContainedPart>
            <Events member={member} />
          </ContainedPart>
        </Panel>
      </div>
      {question}
      {changed && (
        <Suspense>
          <LevelDialog member={changed} onClose={() => setChanged(undefined)} />
        </Suspense>
      )}
    </DeskPage>
  )
}

/** What of the profile stands among the facts, or is the title. */
const besides = ['companyName', 'uscc', 'name', 'city']

function Facts({ member }: { member: DeskMember }) {
  const { t, i18n } = useLingui()
  const { ownerType, memberNo, memberLevel, membershipStatus, phone, uscc, city, companyName } = member
  const dateOf = (date: string | null) => (date ? formatDate(date) : '—')
  return (
    <DataList
      items={[
        { id: 'type', term: t`会员类别`, detail: i18n._(wordOf(ownerNames, ownerType)) },
        {
          id: 'status',
          term: t`状态`,
          detail: <StateBadge states={membershipStates} value={membershipStatus} />,
        },
        { id: 'no', term: t`会员编号`, detail: memberNo ?? '—' },
        { id: 'level', term: t`会员等级`, detail: memberLevel ? <MemberWord name={memberLevel} /> : '—' },
        { id: 'phone', term: t`联系电话`, detail: phone },
        ...(uscc ? [{ id: 'uscc', term: t`统一社会信用代码`, detail: uscc }] : []),
        ...(companyName
          ? [{ id: 'company', term: t`工作单位`, detail: <span lang="zh-CN">{companyName}</span> }]
          : []),
        { id: 'city', term: t`城市`, detail: <span lang="zh-CN">{city ?? '—'}</span> },
        { id: 'join', term: t`入会日期`, detail: dateOf(member.joinDate) },
        { id: 'valid', term: t`有效期至`, detail: dateOf(member.validTo) },
        { id: 'owed', term: t`未缴会费`, detail: member.owedCount },
      ]}
    />
  )
}

/** What an event is about: a link where the desk has a page for it that the account may open. */
function EventTitle({ member, event }: { member: DeskMember; event: DeskMemberEvent }) {
  const mayOpen = useMayOpen()
  const way = wayTo(event, member)
  if (!way || !mayOpen(way.needs)) return <span lang="zh-CN">{event.title}</span>
  return (
    <TextLink asChild lang="zh-CN">
      <Link {...way.link}>{event.title}</Link>
    </TextLink>
  )
}

function Events({ member }: { member: DeskMember }) {
  const { events, hasMoreEvents } = member
  const { t, i18n } = useLingui()
  const stateOf = (kind: DeskMemberEvent['kind'], status: string | null) => {
    const states = eventStates[kind]
    return states && status && i18n._(wordOf(states, status))
  }
  return (
    <>
      <Timeline
        items={events.map((event) => {
          const { kind, id, time, status, amount } = event
          return {
            id: `${kind} ${id} ${time} ${status}`,
            title: (
              <>
                {i18n._(wordOf(eventNames, kind))} · <EventTitle member={member} event={event} />
              </>
            ),
            description: [stateOf(kind, status), formatDateTime(time), amount !== null && formatMoney(amount)]
              .filter(Boolean)
              .join(' · '),
            tone: kind === 'DESK' ? 'honour' : 'info',
          }
        })}
      />
      {hasMoreEvents && <p>{t`只显示最近 ${events.length} 条，更早的记录没有列出。`}</p>}
    </>
  )
}
