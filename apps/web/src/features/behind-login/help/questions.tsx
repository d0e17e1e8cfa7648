import { useLingui } from '@lingui/react/macro'
import type { HelpArticle } from '@portal/api-contract'
import { Accordion, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { LoadFailure } from '../../../lib/chakra/load-failure.tsx'
import { MarkedText } from '../../../lib/content/marked/marked-text.tsx'
import { Contained } from '../../../lib/states/contained.tsx'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import styles from './help-centre.module.css'
import { HelpVote } from './help-vote.tsx'
import { excerptOf } from './matching.ts'
import { answerQueryOptions } from './queries.ts'

// Of use once a question has been opened.
const RichText = lazyPart(async () => ({
  default: (await import('../../../lib/content/rich-text/rich-text.tsx')).RichText,
}))

interface QuestionsProps {
  questions: HelpArticle[]
  /** Id of the question that is open at first. */
  open: number | undefined
  /** The words that were looked for. */
  words: readonly string[]
}

/** Questions whose answers unfold. */
export const Questions = ({ questions, open, words }: QuestionsProps) => (
  <Accordion
    key={open}
    open={[String(open)]}
    isLazy
    items={questions.map((question) => ({
      value: String(question.id),
      title: (
        <Contained of={question}>
          <Question question={question} words={words} />
        </Contained>
      ),
      content: <Answer id={question.id} />,
    }))}
  />
)

function Question({ question, words }: { question: HelpArticle; words: readonly string[] }) {
  const excerpt = excerptOf(question, words)
  return (
    <span lang="zh-CN">
      <MarkedText text={question.title} words={words} />
      {excerpt !== undefined && (
        <span className={styles.excerpt}>
          <MarkedText text={excerpt} words={words} />
        </span>
      )}
    </span>
  )
}

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
