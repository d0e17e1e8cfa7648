import type { OperationId } from '@portal/api-contract/document'
import { type Call, jsonOf, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'

type Body = Record<string, unknown>

const news: OperationId[] = [
  ...(['getNewsDetail', 'getNewsArticle', 'listNews', 'listPictureNews', 'listCarouselNews'] as const),
  'searchNews',
]

/** The same fault wherever the records are shown, but for lists that are filtered by what is wrong. */
const everywhere = (
  name: string,
  operations: OperationId[],
  property: string,
  change: (body: Body) => Body,
): Fault => ({
  ...inBody(name, operations.slice(0, 1), (body, { url }: Call) =>
    url.search.includes(property) ? body : change(body),
  ),
  also: operations.slice(1),
})

const onPages = (rows: unknown, name: string, by: number): Body[] =>
  (rows as Body[]).map((row) => ({ ...row, [name]: Number(row[name]) + by }))

/** Faults in what everybody reads, and in what is told of it. */
export const toldFaults: Fault[] = [
  everywhere('an article stands in a column of another entry', news, 'infoDicts', (body) =>
    body.infoDictsDetailsId ? { ...body, infoDictsId: Number(body.infoDictsId) + 1 } : body,
  ),
  everywhere('a policy is in force before its first day', news, 'validity', (body) =>
    body.validity === '现行有效' ? { ...body, effectiveDate: '2031-01-01' } : body,
  ),
  everywhere('a banner leads to a column of another entry', ['listBanners'], 'Id', (body) =>
    body.menuId ? { ...body, menuId: body.menuId === 203 ? 401 : 203 } : body,
  ),
  everywhere(
    'a post by agreement says what it pays at most',
    ['getRecruitment', 'listRecruitments'],
    'alary',
    (body) => (body.salaryMin === null ? { ...body, salaryMax: 20_000 } : body),
  ),
  inBody('an era comes back', ['getAssociationProfile'], (body) => {
    const milestones = body.milestones as Body[]
    const last = { ...milestones.at(-1), era: milestones[0]?.era }
    return { ...body, milestones: [...milestones.slice(0, -1), last] }
  }),
  {
    name: 'what a member has never used is not counted',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'listBenefitUses',
    answer(right) {
      if (!isSuccess(right)) return right
      const uses = jsonOf(right) as Body[]
      return withJson(
        right,
        uses.filter(({ count }) => count !== 0),
      )
    },
  },
  inBody('everybody was appointed as an expert', ['listBenefitUses'], (use) =>
    use.unit === 'APPOINTMENT' ? { ...use, count: 1, lastUsedDate: '2026-01-05T01:00:00.000Z' } : use,
  ),
  inBody('who has said nothing said no', ['getHelpVote'], (vote) => ({
    ...vote,
    isHelpful: vote.isHelpful ?? 0,
  })),
  {
    ...inBody('the own vote alone is counted', ['getHelpVote'], (vote) => ({
      ...vote,
      voteCount: vote.isHelpful === null ? 0 : 1,
      helpfulCount: vote.isHelpful ?? 0,
    })),
    also: ['voteOnHelp'],
  },
  inBody('the pages of an issue are counted without its cover', ['getJournal'], (issue) => ({
    ...issue,
    pages: onPages(issue.pages, 'pageNo', 1),
    catalog: onPages(issue.catalog, 'page', 1),
  })),
  inBody('the contents of an older issue lead beyond its pages', ['getJournal'], (issue) =>
    Number(issue.id) % 2 ? issue : { ...issue, catalog: onPages(issue.catalog, 'page', 100) },
  ),
]
