import { useLingui } from '@lingui/react/macro'
import type { TenderDetail as Tender } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import {
  Button,
  DataList,
  type Description,
  Heading,
  SkeletonText,
  Link as TextLink,
} from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { phoneHref } from '../../../lib/address/web-address.ts'
import { isMissing } from '../../../lib/api/errors.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { BackLink } from '../../../lib/chakra/page/back-link.tsx'
import { FavouriteButton } from '../../../lib/chakra/record/favourite-button.tsx'
import { RecordFailure } from '../../../lib/chakra/record/record-failure.tsx'
import { UnknownRecord } from '../../../lib/chakra/record/unknown-record.tsx'
import { FileList } from '../../../lib/content/file-list.tsx'
import { listOf } from '../../../lib/content/list-of.ts'
import { RichText } from '../../../lib/content/rich-text/rich-text.tsx'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { calendarFile } from '../../../lib/dates/calendar-file.ts'
import { Deadline } from './deadline.tsx'
import { tenderQueryOptions } from './queries.ts'
import { ReminderButton } from './reminder-button.tsx'
import styles from './tenders.module.css'
import { tenderTypeNames } from './words.ts'

/** One call for tenders: its facts, its text, its papers, and how its deadline is remembered. */
export function TenderDetail({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(tenderQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownTender />
  return (
    <div className={styles.tenders}>
      <BackLink param="tender">{t`返回招标信息`}</BackLink>
      {error && <RecordFailure query={query} title={t`招标信息没有加载成功`} />}
      {data && <Call tender={data} />}
      {!data && !error && <SkeletonText lines={12} />}
    </div>
  )
}

function Call({ tender }: { tender: Tender }) {
  const { t } = useLingui()
  const attachments = listOf(tender.attachments)
  return (
    <article className={styles.call}>
      <Heading as="h2" size="2xl" lang="zh-CN">
        {tender.title}
      </Heading>
      <Facts tender={tender} />
      <div className={styles.actions}>
        <FavouriteButton kind="TENDER" targetId={tender.id} />
        <ReminderButton tender={tender} />
        {tender.status === 'OPEN' && <CalendarButton tender={tender} />}
      </div>
      <RichText html={tender.content} />
      {attachments.length > 0 && (
        <section aria-label={t`招标文件`}>
          <Heading as="h3" className={styles.heading}>{t`招标文件`}</Heading>
          <FileList files={attachments} />
        </section>
      )}
    </article>
  )
}

function Facts({ tender }: { tender: Tender }) {
  const { t, i18n } = useLingui()
  const { projectNo, tenderType, tenderer, agency, city, budget, publishDate, contactName, contactPhone } =
    tender
  const stored = (text: string) => <span lang="zh-CN">{text}</span>
  const items: (Description | false)[] = [
    { id: 'number', term: t`项目编号`, detail: projectNo },
    { id: 'type', term: t`类型`, detail: i18n._(wordOf(tenderTypeNames, tenderType)) },
    { id: 'tenderer', term: t`招标人`, detail: stored(tenderer) },
    agency !== null && { id: 'agency', term: t`招标代理机构`, detail: stored(agency) },
    { id: 'city', term: t`地区`, detail: stored(city) },
    { id: 'budget', term: t`最高限价`, detail: budget === null ? t`未公布` : formatMoney(budget) },
    {
      id: 'published',
      term: t`发布日期`,
      detail: <time dateTime={publishDate}>{formatDate(publishDate)}</time>,
    },
    { id: 'deadline', term: t`截止时间`, detail: <Deadline tender={tender} /> },
    {
      id: 'contact',
      term: t`联系人`,
      detail: (
        <>
          {stored(contactName)} <TextLink href={phoneHref(contactPhone)}>{contactPhone}</TextLink>
        </>
      ),
    },
  ]
  return <DataList columns={2} items={items.filter((item) => item !== false)} />
}

/** Gives the deadline to the clerk's own calendar, which reminds a day before. */
function CalendarButton({ tender }: { tender: Tender }) {
  const { t } = useLingui()
  const save = () => {
    const { id, title, projectNo, tenderer, deadline, contactName, contactPhone } = tender
    const file = calendarFile({
      uid: `tender-${id}@${window.location.hostname}`,
      title: t`投标截止：${title}`,
      start: deadline,
      description: [projectNo, tenderer, `${contactName} ${contactPhone}`].join('\n'),
      url: window.location.href,
      remindHours: 24,
    })
    saveFile(`${projectNo}.ics`, file, 'text/calendar;charset=utf-8')
  }
  return (
    <Button variant="outline" onClick={save}>
      <Icon name="calendar" />
      {t`加入日历`}
    </Button>
  )
}

function UnknownTender() {
  const { t } = useLingui()
  return (
    <UnknownRecord
      title={t`没有找到这条招标信息`}
      link={<Link to="/tenderInformation" search={{}}>{t`查看全部招标信息`}</Link>}
    >
      {t`它可能已被撤下，或地址不完整。`}
    </UnknownRecord>
  )
}
