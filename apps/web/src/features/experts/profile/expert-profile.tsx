import { Plural, useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { buttonClass, type Description, DescriptionList, EmptyState, Panel } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../../lib/content/picture.tsx'
import { EntryTrail } from '../../../lib/page/entry-trail.tsx'
import { Page } from '../../../lib/page/page.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import type { ExpertsSearch } from '../experts-search.ts'
import { expertQueryOptions } from '../queries.ts'
import { TypeTags } from '../type-tags.tsx'
import styles from './expert-profile.module.css'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { SamePeers } from './same-peers.tsx'

/** The public card of one expert. */
export function ExpertProfile({ id, search }: { id: number; search: ExpertsSearch }) {
  const { t } = useLingui()
  const query = useQuery(expertQueryOptions(id))
  const { data: expert, error } = query
  usePageTitle(expert?.name, expert?.resume)
  const { expert: _, ...list } = search
  return (
    <Page
      trail={
        <EntryTrail
          path="/LetterAppointmentInfo"
          name={t`专家智库`}
          below={expert ? <span lang="zh-CN">{expert.name}</span> : t`专家`}
        />
      }
    >
      {expert && <Profile expert={expert} list={list} />}
      {expert === null && <NoSuchExpert />}
      {expert === undefined &&
        (error ? <LoadError title={t`专家资料没有加载成功`} query={query} /> : <ProfileSkeleton />)}
    </Page>
  )
}

function NoSuchExpert() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      art={<ErrorPicture variant="notFound" />}
      title={t`没有找到这位专家`}
      action={
        <Link
          to="/LetterAppointmentInfo"
          activeOptions={{ exact: true }}
          className={buttonClass()}
        >{t`查看全部专家`}</Link>
      }
    >
      {t`聘期可能已经结束，或地址有误。`}
    </EmptyState>
  )
}

function Profile({ expert, list }: { expert: Expert; list: ExpertsSearch }) {
  const { t } = useLingui()
  return (
    <div className={styles.columns}>
      <article className={styles.profile}>
        <header className={styles.head}>
          <Picture path={expert.photoUrl} width={160} height={213} className={styles.photo} />
          <div className={styles.words}>
            <h1 lang="zh-CN">{expert.name}</h1>
            <p className={styles.title} lang="zh-CN">
              {[expert.title, expert.position].filter(Boolean).join(' · ')}
            </p>
            <p lang="zh-CN">{expert.companyName}</p>
            <TypeTags types={expert.expertType} />
          </div>
        </header>
        <Facts expert={expert} />
        <Text title={t`专业履历`} text={expert.resume} />
        {expert.achievements && <Text title={t`主要业绩`} text={expert.achievements} />}
        <Link
          to="/LetterAppointmentInfo"
          search={list}
          activeOptions={{ exact: true }}
          className={buttonClass({ variant: 'outline' })}
        >
          <Icon name="chevronLeft" />
          {t`返回专家列表`}
        </Link>
      </article>
      <aside className={styles.aside}>
        <Appointment expert={expert} />
        <SamePeers expert={expert} />
      </aside>
    </div>
  )
}

function Facts({ expert }: { expert: Expert }) {
  const { t } = useLingui()
  const { workYears, major, education, certTypes } = expert
  const items: Description[] = [
    { id: 'years', term: t`从业年限`, detail: <Plural value={workYears} one="# 年" other="# 年" /> },
    { id: 'major', term: t`所学专业`, detail: <span lang="zh-CN">{major}</span> },
    { id: 'education', term: t`学历`, detail: <span lang="zh-CN">{education}</span> },
    { id: 'certs', term: t`执业资格`, detail: <span lang="zh-CN">{certTypes.join('、')}</span> },
  ].filter((item) => item.id !== 'education' || education)
  return <DescriptionList items={items} columns={2} />
}

const Text = ({ title, text }: { title: string; text: string }) => (
  <section className={styles.text}>
    <h2>{title}</h2>
    <p lang="zh-CN">{text}</p>
  </section>
)

/** The certificate that the expert is appointed by, with the way to check it. */
function Appointment({ expert: { certNo, validTo } }: { expert: Expert }) {
  const { t } = useLingui()
  return (
    <Panel title={t`聘任`}>
      <dl className={styles.appointment}>
        <div>
          <dt>{t`聘书编号`}</dt>
          <dd>{certNo}</dd>
        </div>
        <div>
          <dt>{t`聘期至`}</dt>
          <dd>
            <time dateTime={validTo}>{validTo}</time>
          </dd>
        </div>
      </dl>
      <Link
        to="/LetterAppointmentInfo/certificates"
        search={{ certNo }}
        className={buttonClass({ variant: 'outline', block: true })}
      >
        {t`查验这份聘书`}
      </Link>
      <p className={styles.note}>{t`专家的联系方式不公开，需要邀请专家请与协会联系。`}</p>
    </Panel>
  )
}
