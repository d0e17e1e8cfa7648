import { bodyError } from '../../field-error.ts'

/** What of an issue decides whether it can stand on the website. */
interface Issue {
  pages: readonly string[]
  catalog: readonly { page: number }[]
}

/** What of an issue stands in the way of publishing it; undefined where nothing does. @param isTaken its year and number are on the website */
export function publishingFault({ pages }: Issue, isTaken: boolean) {
  if (pages.length === 0) return 'error.journalWithoutPages'
  return isTaken ? 'error.journalIssueTaken' : undefined
}

/** What is wrong with an issue, by field; more is asked of one that visitors read. */
export function issueErrors(issue: Issue, { isPublic, isTaken }: Record<'isPublic' | 'isTaken', boolean>) {
  const fault = isPublic ? publishingFault(issue, isTaken) : undefined
  return [
    ...catalogErrors(issue),
    ...(fault === 'error.journalWithoutPages'
      ? [bodyError('pages', 'Size', 'must keep a page while the issue is published')]
      : []),
    ...(fault === 'error.journalIssueTaken'
      ? [bodyError('issueNo', 'Unique', 'is the number of another issue of the year')]
      : []),
  ]
}

/** Contents lead to pages that there are, in their order. */
function catalogErrors({ pages, catalog }: Issue) {
  return catalog.flatMap(({ page }, index) => {
    const field = `catalog[${index}].page`
    if (page > pages.length) return [bodyError(field, 'Max', `must be one of the ${pages.length} pages`)]
    const isBehind = index > 0 && page < (catalog[index - 1]?.page ?? 0)
    return isBehind ? [bodyError(field, 'Order', 'must not be before the page of the entry above')] : []
  })
}
