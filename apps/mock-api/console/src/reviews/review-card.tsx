import { unwrap } from '@portal/api-contract'
import { Button, Card, Tag, TextInput } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import type { PendingReview } from '../data/controls.ts'
import { useAction } from '../data/use-action.ts'
import { Ago } from '../parts/time.tsx'
import styles from './review-card.module.css'
import { Submission } from './submission.tsx'

type Result = 'APPROVE' | 'RETURN' | 'REJECT'

const done: Record<Result, string> = { APPROVE: 'approved', RETURN: 'returned', REJECT: 'rejected' }

/** A review step that waits for a decision. */
export function ReviewCard({ review }: { review: PendingReview }) {
  const { kind, kindName, id, title, subtitle, submittedAt, decisions } = review
  const [opinion, setOpinion] = useState('')
  const decide = useAction(
    (controls, result: Result) =>
      unwrap(
        controls.POST('/reviews/{kind}/{id}', { params: { path: { kind, id } }, body: { result, opinion } }),
      ),
    { done: (_, result) => `${title}: ${done[result]}` },
  )
  const approve = (event: FormEvent) => {
    event.preventDefault()
    decide.mutate('APPROVE')
  }
  const button = (result: Result, text: string) => (
    <Button
      variant="outline"
      size="sm"
      disabled={decide.isPending}
      aria-label={`${text}: ${title}`}
      onClick={() => decide.mutate(result)}
    >
      {text}
    </Button>
  )
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.what}>
        <p className={styles.head}>
          <span lang="zh-CN">
            <Tag tone="info">{kindName}</Tag>
          </span>
          <span className={styles.quiet}>
            <Ago at={submittedAt} />
          </span>
        </p>
        <h2 className={styles.title} lang="zh-CN">
          {title}
        </h2>
        <p className={styles.quiet} lang="zh-CN">
          {subtitle}
        </p>
      </div>
      <form className={styles.decision} onSubmit={approve}>
        <TextInput
          lang="zh-CN"
          aria-label={`Opinion on ${title}`}
          placeholder="Opinion, for the applicant to read"
          maxLength={500}
          value={opinion}
          onChange={({ target }) => setOpinion(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" size="sm" busy={decide.isPending} aria-label={`Approve: ${title}`}>
            Approve
          </Button>
          {decisions.includes('RETURN') && button('RETURN', 'Return')}
          {decisions.includes('REJECT') && button('REJECT', 'Reject')}
        </div>
      </form>
      <Submission review={review} />
    </Card>
  )
}
