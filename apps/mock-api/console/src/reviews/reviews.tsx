import { EmptyState } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { policyQuery, reviewsQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { PolicyForm } from './policy-form.tsx'
import { ReviewCard } from './review-card.tsx'
import styles from './reviews.module.css'

/** The page of the reviews that wait for the association's decision, and of its review policy. */
export function Reviews() {
  const { world } = usePlace()
  const reviews = useQuery(reviewsQuery(world))
  const policy = useQuery(policyQuery(world))
  return (
    <Section
      title="Review desk"
      intro="What waits for the association’s decision: applications, invoices, refunds, transfers, experts, jobs, news. Here you are the association."
    >
      <Loaded query={policy} lines={2}>
        {(current) => <PolicyForm policy={current} />}
      </Loaded>
      <Loaded query={reviews}>
        {(pending) =>
          pending.length === 0 ? (
            <EmptyState art={<EmptyArt variant="list" />} title="Nothing waits for a decision">
              Submit something on the website, such as the application of a persona who is applying, while the
              association decides by hand.
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {pending.map((review) => (
                <ReviewCard key={`${review.kind}/${review.id}/${review.subtitle}`} review={review} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Section>
  )
}
