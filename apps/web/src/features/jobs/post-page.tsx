import { useLingui } from '@lingui/react/macro'
import { ApiError, type Recruitment } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { buttonClass, type Description, DescriptionList, EmptyState, linkClass, Panel } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { phoneHref } from '../../lib/address/web-address.ts'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { StructuredData } from '../../lib/page/structured-data.tsx'
import { ContainedPart } from '../../lib/states/contained-part.tsx'
import { ErrorPicture } from '../../lib/states/error-picture.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import styles from './post-page.module.css'
import { PostSkeleton } from './post-skeleton.tsx'
import { postThing } from './post-thing.ts'
import { postQueryOptions } from './queries.ts'
import { Salary } from './salary.tsx'
import { joinPath } from './talent-frame.tsx'

/** One post: what is to be done, what it asks for and pays, and whom to write to. */
export function PostPage({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(postQueryOptions(id))
  const { data: post, error } = query
  const isGone = error instanceof ApiError && [400, 404].includes(error.status)
  return (
    <Page
      trail={
        <EntryTrail
          path={joinPath}
          name={t`人才交流`}
          below={post ? <span lang="zh-CN">{post.position}</span> : t`岗位`}
        />
      }
    >
      {post && <Post post={post} />}
      {!post && isGone && <PostGone />}
      {!post &&
        !isGone &&
        (error ? <LoadError title={t`岗位没有加载成功`} query={query} /> : <PostSkeleton />)}
    </Page>
  )
}

function PostGone() {
  const { t } = useLingui()
  return (
    <EmptyState
      level={1}
      art={<ErrorPicture variant="notFound" />}
      title={t`这个岗位已经下架`}
      action={
        <Link to="/JoinUs" activeOptions={{ exact: true }} className={buttonClass()}>{t`查看在招岗位`}</Link>
      }
    >
      {t`招聘可能已经到期，或地址有误。`}
    </EmptyState>
  )
}

function Post({ post }: { post: Recruitment }) {
  const { t } = useLingui()
  return (
    <div className={styles.columns}>
      <article className={styles.post}>
        <div className={styles.head}>
          <PageHeading
            title={post.position}
            lang="zh-CN"
            name={`${post.position} - ${post.companyName}`}
            description={post.description}
          />
          <p className={styles.company} lang="zh-CN">
            {post.companyName}
          </p>
          <Salary min={post.salaryMin} max={post.salaryMax} />
        </div>
        <ContainedPart>
          <Facts post={post} />
        </ContainedPart>
        <StructuredData thing={postThing(post)} />
        <section className={styles.text}>
          <h2>{t`岗位说明`}</h2>
          <p lang="zh-CN">{post.description}</p>
        </section>
        <Link to="/JoinUs" activeOptions={{ exact: true }} className={buttonClass({ variant: 'outline' })}>
          <Icon name="chevronLeft" />
          {t`返回岗位列表`}
        </Link>
      </article>
      <ContainedPart>
        <Contact post={post} />
      </ContainedPart>
    </div>
  )
}

function Facts({ post }: { post: Recruitment }) {
  const { t } = useLingui()
  const { city, headcount, educationReq, experienceReq, certReq, publishDate, expireDate } = post
  const asked = (text: string | null) => (text ? <span lang="zh-CN">{text}</span> : t`不限`)
  const items: Description[] = [
    { id: 'city', term: t`工作城市`, detail: asked(city) },
    { id: 'headcount', term: t`招聘人数`, detail: headcount },
    { id: 'experience', term: t`经验要求`, detail: asked(experienceReq) },
    { id: 'education', term: t`学历要求`, detail: asked(educationReq) },
    { id: 'cert', term: t`证书要求`, detail: asked(certReq) },
    { id: 'published', term: t`发布日期`, detail: formatDate(publishDate) },
    { id: 'expires', term: t`有效期至`, detail: expireDate },
  ]
  return <DescriptionList items={items} columns={2} />
}

function Contact({ post: { id, contactName, contactPhone } }: { post: Recruitment }) {
  const { t } = useLingui()
  return (
    <Panel title={t`联系招聘单位`} className={styles.contact}>
      <p className={styles.apply}>
        <Link to="/JoinUs/apply" search={{ post: id }} className={buttonClass({ size: 'lg' })}>
          {t`应聘这个岗位`}
        </Link>
      </p>
      <p lang="zh-CN">{contactName}</p>
      <a href={phoneHref(contactPhone)} className={styles.phone}>
        <Icon name="phone" />
        {contactPhone}
      </a>
      <p
        className={styles.note}
      >{t`联系时请说明信息来自协会网站。凡要求先交费用的招聘请勿相信，并告知协会。`}</p>
      <p className={styles.other}>
        <Link
          to="/JoinUs/apply"
          activeOptions={{ exact: true }}
          className={linkClass}
        >{t`也可以登记求职意向`}</Link>
      </p>
    </Panel>
  )
}
