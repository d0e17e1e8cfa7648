import { useLingui } from '@lingui/react/macro'
import type { DeskReview, DeskReviewKind } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { DataList, Heading, Skeleton, Timeline } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { FileViewer } from '../../../../lib/chakra/desk/file-viewer.tsx'
import { actionStates } from '../../../../lib/chakra/desk/record-words.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { listOf } from '../../../../lib/content/list-of.ts'
import { RichText } from '../../../../lib/content/rich-text/rich-text.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { DecisionForm } from '../decision-form.tsx'
import { useReviewActions } from '../mutations.ts'
import { reviewQueryOptions } from '../queries.ts'
import { ReadFirst } from '../read-first.tsx'
import { UndoNotice } from '../undo-notice.tsx'
import { reviewOpinions } from '../usual-opinions.ts'
import { resultNames, reviewStates } from '../words.ts'
import { ByTransfer } from './by-transfer.tsx'
import { factsOf } from './facts-of.ts'
import styles from './review-detail.module.css'
import { submissionNames } from './submission-names.ts'
import { useMoneyQuestion } from './use-money-question.ts'

interface ReviewDetailProps {
  kind: DeskReviewKind
  id: number
}

/** What was handed in, its files, what was done before, and the decision. */
export function ReviewDetail({ kind, id }: ReviewDetailProps) {
  const { t } = useLingui()
  const query = useQuery(reviewQueryOptions(kind, id))
  if (query.data) return <Shown review={query.data} />
  return query.error ? <LoadError title={t`内容没有加载成功`} query={query} /> : <Skeleton height="24rem" />
}

function Shown({ review }: { review: DeskReview }) {
  const { t } = useLingui()
  const { kind, recordId: id, title, subtitle, status, submittedAt, undoUntil } = review
  const files = listOf(review.files)
  const decisions = Array.isArray(review.decisions) ? review.decisions : []
  const { decide, undo } = useReviewActions(kind, id)
  const [ask, question] = useMoneyQuestion(review)
  // What was handed in anew since has to be read before it is decided.
  const [readAt, setReadAt] = useState(submittedAt)
  const time = formatDateTime(submittedAt)
  return (
    <div className={styles.detail}>
      <header className={styles.head}>
        <Heading as="h3" size="lg" lang="zh-CN">
          {title}
        </Heading>
        <StateBadge states={reviewStates} value={status} />
      </header>
      <p className={styles.subtitle}>
        <span lang="zh-CN">{subtitle}</span> · {time}
      </p>
      {undoUntil && (
        <UndoNotice
          until={undoUntil}
          isBusy={undo.isPending}
          onUndo={() =>
            undo.mutate(undefined, {
              onError: (error) =>
                notify({ kind: 'error', title: t`没有完成`, description: errorText(error) }),
            })
          }
        />
      )}
      <ContainedPart>
        <ByTransfer review={review} />
      </ContainedPart>
      {decisions.length > 0 && (
        <ReadFirst
          isNewer={readAt !== submittedAt}
          title={t`提交人已于 ${time} 重新提交`}
          hint={t`请查看下面的新内容，再作决定。`}
          onRead={() => setReadAt(submittedAt)}
        >
          <DecisionForm
            name={`${kind}-${id}`}
            decisions={decisions}
            usual={reviewOpinions[kind] ?? {}}
            ask={ask}
            decide={async (result, opinion) => {
              const decided = await decide.mutateAsync({ submittedAt, result, ...(opinion && { opinion }) })
              // What can be taken back says so itself.
              if (!decided.undoUntil)
                notify({ kind: 'success', title: t`决定已作出，不能撤销`, description: title })
            }}
          />
        </ReadFirst>
      )}
      <ContainedPart>
        <Submission review={review} />
      </ContainedPart>
      {files.length > 0 && <FileViewer files={files} />}
      <ContainedPart>
        <Log review={review} />
      </ContainedPart>
      {question}
    </div>
  )
}

function Submission({ review }: { review: DeskReview }) {
  const { i18n } = useLingui()
  const names = submissionNames(review.kind)
  const facts = factsOf(review.submission, Object.keys(names))
  return (
    <DataList
      items={facts.map(({ name, value, isRich }) => ({
        id: name,
        term: i18n._(wordOf(names, name)),
        detail: isRich ? <RichText html={value} /> : <span lang="zh-CN">{value}</span>,
      }))}
    />
  )
}

/** What is in the log of what is reviewed: decisions, and what became of them. */
const doneNames = {
  ...resultNames,
  UNDO: actionStates.UNDO.label,
  TRANSFER: actionStates.TRANSFER.label,
}

function Log({ review: { log } }: { review: DeskReview }) {
  const { i18n } = useLingui()
  if (log.length === 0) return null
  return (
    <Timeline
      items={log.map(({ id, action, staffName, time, opinion }) => ({
        id: String(id),
        title: i18n._(wordOf(doneNames, action)),
        description: (
          <>
            <span lang="zh-CN">{staffName}</span> · {formatDateTime(time)}
          </>
        ),
        children: opinion && <p lang="zh-CN">{opinion}</p>,
      }))}
    />
  )
}
