import type { DeskSubject, PermissionName } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { reviewLink, reviewPermissions } from '../../../../lib/chakra/desk/waiting.ts'
import { isAuthorized } from '../../../../lib/session/authority.ts'

/** Something that waits for whoever looks at it. */
export interface WaitingItem {
  /** Unlike that of any other, also of another kind. */
  id: string
  kind: DeskSubject
  title: string
  /** An instant. */
  since: string
  /** Written, and not on the website yet. */
  isDraft?: boolean
  /** Where it is decided, or gone on with. */
  link: { to: string; search?: object }
}

/** As many as are shown, and so as many as are asked for of each list. */
const queueLength = 10

interface Queue {
  id: string
  needs: PermissionName
  ask: (init: { signal: AbortSignal }) => Promise<WaitingItem[]>
}

const size = queueLength

/** Drafts wait since somebody last wrote on them. */
const byLastChange = { sort: ['lastModifiedDate,asc' as const], size }
const articles = { 'status.equals': 'DRAFT', ...byLastChange }
const onOffer = { 'state.equals': 'DRAFT', ...byLastChange }

interface Draft {
  id: number
  title: string
  lastModifiedDate: string
}

/** Drafts of a kind of record that wait for whoever writes them. @param form where one is gone on with */
const drafts = (
  kind: DeskSubject,
  needs: PermissionName,
  form: string,
  ask: (init: { signal: AbortSignal }) => Promise<readonly Draft[]>,
): Queue => ({
  id: kind,
  needs,
  ask: async (init) =>
    (await ask(init)).map(({ id, title, lastModifiedDate }) => ({
      ...{ id: `${kind} ${id}`, kind, title, since: lastModifiedDate, isDraft: true },
      link: { to: form, search: { id } },
    })),
})

const queues: readonly Queue[] = [
  {
    ...{ id: 'applications', needs: 'desk.applications' },
    async ask(init) {
      // Under review the last change is what the next review's time runs from.
      const query = { 'status.in': ['SUBMITTED', 'REVIEWING'], ...byLastChange }
      const rows = await unwrap(api.GET('/api/admin/applications', { params: { query }, ...init }))
      return rows.map(({ id, ownerName, applyNo, lastModifiedDate }) => ({
        ...{
          id: `APPLICATION ${id}`,
          kind: 'APPLICATION',
          title: `${ownerName} ${applyNo}`,
          since: lastModifiedDate,
        },
        link: { to: `/profile/application/${id}` },
      }))
    },
  },
  drafts('COURSE', 'desk.courses', '/form/course', (init) =>
    unwrap(api.GET('/api/admin/courses', { params: { query: onOffer }, ...init })),
  ),
  drafts('ACTIVITY', 'desk.courses', '/form/activity', (init) =>
    unwrap(api.GET('/api/admin/activities', { params: { query: onOffer }, ...init })),
  ),
  drafts('NEWS', 'desk.news', '/form/news', (init) =>
    unwrap(api.GET('/api/admin/news', { params: { query: articles }, ...init })),
  ),
  drafts('FEE_NEWS', 'desk.news', '/form/fee-news', (init) =>
    unwrap(api.GET('/api/admin/fee-news', { params: { query: articles }, ...init })),
  ),
  drafts('JOURNAL', 'desk.news', '/form/journal', (init) =>
    unwrap(api.GET('/api/admin/journals', { params: { query: articles }, ...init })),
  ),
]

/** The backend answers with those kinds alone that the account may decide. */
async function askReviews(init: { signal: AbortSignal }): Promise<WaitingItem[]> {
  const query = { 'status.equals': 'PENDING', sort: ['submittedAt,asc' as const], size }
  const rows = await unwrap(api.GET('/api/admin/reviews', { params: { query }, ...init }))
  return rows.map(({ kind, recordId, title, submittedAt }) => ({
    ...{ id: `${kind} ${recordId}`, kind, title, since: submittedAt },
    link: reviewLink(kind, recordId),
  }))
}

const reviewsAnything = (names: readonly PermissionName[]) =>
  Object.values(reviewPermissions).some((name) => names.includes(name))

const toOptions = ({ id, ask }: Pick<Queue, 'id' | 'ask'>) =>
  queryOptions({ queryKey: ['desk', 'queue', id], queryFn: ask })

/** The lists of what waits for somebody with these permissions, each with its oldest first. */
export const queuesFor = (names: readonly PermissionName[]) => [
  ...(reviewsAnything(names) ? [toOptions({ id: 'reviews', ask: askReviews })] : []),
  ...queues.filter(({ needs }) => isAuthorized(needs, names)).map(toOptions),
]

/** What of several lists has waited longest, that first. */
export const oldestOf = (lists: readonly (readonly WaitingItem[])[]): WaitingItem[] =>
  lists
    .flat()
    .sort((one, other) => (one.since < other.since ? -1 : Number(one.since > other.since)))
    .slice(0, queueLength)
