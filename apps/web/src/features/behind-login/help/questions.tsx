import { useLingui } from '@lingui/react/macro'
import type { HelpArticle } from '@portal/api-contract'
import { Accordion, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { Contained } from '../../../lib/states/contained.tsx'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import { HelpVote } from './help-vote.tsx'
import { answerQueryOptions } from './queries.ts'

// Of use once a question has been opened.
const RichText = lazyPart(async () => ({
  default: (await import('../../../lib/content/rich-text/rich-text.tsx')).RichText,
}))

interface QuestionsProps {
  questions: HelpArticle[]
  /** Id of the question that is open at first. */
  open: number | undefined
}

/** Questions whose answers unfold. */
export const Questions = ({ questions, open }: QuestionsProps) => (
  <Accordion
    key={open}
    open={[String(open)]}
    isLazy
    items={questions.map(({ id, title }) => ({
      value: String(id),
      title: (
        <Contained of={title}>
          <span lang="zh-CN">{title}</span>
        </Contained>
      ),
      content: <Answer id={id} />,
    }))}
  />
)

function Answer({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(answerQueryOptions(id))
  if (query.data) {
    return (
      <Suspense fallback={<SkeletonText lines={4} />}>
        <RichText html={query.data.content} />
        <HelpVote id={id} />
      </Suspense>
    )
  }
  return query.error ? <LoadFailure query={query} title={t`答案没有加载成功`} /> : <SkeletonText lines={4} />
}
