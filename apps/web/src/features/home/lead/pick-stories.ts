import type { NewsSummary } from '@portal/api-contract'

/** The lead and the two stories below it. */
export const storyCount = 3

/**
 * Chooses the pictured stories in the order given. What carries a document number is a notice or a policy, which have
 * their own blocks on the page: it comes last, and leads only where there are too few stories.
 *
 * @param news headlines as the backend lists them; those without a picture are left out
 */
export function pickStories<T extends Pick<NewsSummary, 'coverUrl' | 'documentNo'>>(news: T[]): T[] {
  const pictured = news.filter(({ coverUrl }) => coverUrl !== null)
  const stories = pictured.filter(({ documentNo }) => documentNo === null)
  const documents = pictured.filter(({ documentNo }) => documentNo !== null)
  return [...stories, ...documents].slice(0, storyCount)
}
