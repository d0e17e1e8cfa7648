import { useLingui } from '@lingui/react/macro'
import type { Recruitment } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { isMissing } from '../../../lib/api/errors.ts'
import { ApplicationSkeleton } from '../../../lib/forms/application/application-skeleton.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { postQueryOptions } from '../queries.ts'
import { TalentFrame } from '../talent-frame.tsx'
import { PostApplied, PostGone } from './post-applied.tsx'

const JobApplication = lazy(() => import('./job-application.tsx'))

/** Where somebody applies for a post, or registers as looking for one, and is told the number of the application. */
export function JobApplyPage({ postId }: { postId: number | undefined }) {
  const { t } = useLingui()
  const heading = postId
    ? {
        title: t`应聘岗位`,
        lead: t`协会核对后把申请转给招聘单位，姓名和联系方式只交给这家单位。填写约需 5 分钟，中途离开会保存草稿。`,
        description: t`在江川造价协会网站应聘会员单位发布的岗位。`,
      }
    : {
        title: t`求职登记`,
        lead: t`审核通过后向会员单位公开意向与经历，姓名和联系方式不公开。填写约需 5 分钟，中途离开会保存草稿。`,
        description: t`在江川造价协会登记求职：填写意向岗位、期望薪资和个人简历，审核后向会员单位公开。`,
      }
  return (
    <TalentFrame tab="apply" heading={heading}>
      {postId ? <ForPost key={postId} id={postId} /> : <Form />}
    </TalentFrame>
  )
}

function ForPost({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(postQueryOptions(id))
  if (query.data) {
    return (
      <>
        <PostApplied post={query.data} />
        <Form post={query.data} />
      </>
    )
  }
  if (isMissing(query.error)) return <PostGone />
  return query.error ? <LoadError title={t`岗位没有加载成功`} query={query} /> : <Loading />
}

const Form = ({ post }: { post?: Recruitment }) => (
  <Suspense fallback={<Loading />}>
    <JobApplication post={post} />
  </Suspense>
)

const Loading = () => (
  <ApplicationSkeleton
    sections={[
      ['line', 'line', 'line', 'hinted'],
      ['hinted', 'line', 'line', 'line', 'line', 'line', 'hinted', 'line', 'line'],
      ['text', 'files'],
      ['hinted', 'hinted', 'line', 'statement'],
    ]}
  />
)
