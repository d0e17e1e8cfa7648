import { type FavouriteKind, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedForeign } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const path = '/api/member-favourites'

/** Something of each kind that visitors see; of the calls for tenders one that is over, where there is one, since it can still be read. */
async function shownOf({ anonymous }: Context) {
  const first = { params: { query: { size: 1 } } }
  const over = { params: { query: { size: 1, 'status.equals': 'CLOSED' } } }
  const calls = await unwrap(anonymous.GET('/api/public/tender-information', over))
  const open = calls.length > 0 ? [] : await unwrap(anonymous.GET('/api/public/tender-information', first))
  return {
    COURSE: (await unwrap(anonymous.GET('/api/public/edu-courses', first)))[0],
    JOURNAL: (await unwrap(anonymous.GET('/api/public/info-news-book', first)))[0],
    TENDER: [...calls, ...open][0],
  }
}

export const favourites: Scenario[] = [
  {
    name: 'Something of each kind is kept, and can be opened as long as it is shown',
    operations: ['listMemberFavourites', 'addMemberFavourite', 'removeMemberFavourite'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      for (const [kind, record] of Object.entries(await shownOf(context))) {
        const rule = `of the kind ${kind} what is kept and shown can be opened`
        if (!record) {
          context.untried(rule, 'visitors see none')
          continue
        }
        const unknown = { kind: kind as FavouriteKind, targetId: 9_007_199_254_740_991 }
        const what = `keeping what there is not of the kind ${kind}`
        await refused(context, 404, what, unit.POST(path, { body: unknown }))
        const query = { 'kind.equals': kind, 'targetId.equals': record.id }
        const listed = () => unwrap(unit.GET(path, { params: { query } }))
        const before = await listed()
        const body = { kind: kind as FavouriteKind, targetId: record.id }
        const { id, title, isAvailable } = await unwrap(unit.POST(path, { body }))
        context.expect(isAvailable === 1, rule, isAvailable, 'addMemberFavourite')
        const [row] = await listed()
        context.expect(row?.isAvailable === 1, rule, row?.isAvailable, 'listMemberFavourites')
        if ('title' in record)
          context.expect(title === record.title, `of the kind ${kind} it is kept under its title`, title)
        if (before.length === 0) await unwrap(unit.DELETE('/api/member-favourites/{id}', at(id)))
      }
    },
  },
  {
    name: 'What a member keeps is kept once, for the member alone, until it is taken out',
    operations: ['listMemberFavourites', 'addMemberFavourite', 'removeMemberFavourite'],
    writes: true,
    async run(context) {
      const person = await context.as('person')
      const listOf = async (targetId: number) => {
        const query = { 'kind.equals': 'NEWS', 'targetId.equals': targetId }
        return unwrap(person.GET(path, { params: { query } }))
      }
      const news = await unwrap(context.anonymous.GET('/api/public/info-news-list'))
      const item = await Promise.all(news.map(async ({ id }) => ({ id, kept: await listOf(id) })))
      const free = item.find(({ kept }) => kept.length === 0)
      if (!free) return context.skip('the person has kept every item of the first page of the news')
      const title = news.find(({ id }) => id === free.id)?.title
      const body = { kind: 'NEWS', targetId: free.id } as const
      const first = await unwrap(person.POST(path, { body }))
      context.expect(first.title === title, 'it is kept under its title', first.title)
      context.expect(first.isAvailable === 1, 'what is shown can be opened', first.isAvailable)
      const second = await unwrap(person.POST(path, { body }))
      context.expect(second.id === first.id, 'what is kept already is kept once', second.id)
      const isSame = second.createdDate === first.createdDate
      context.expect(isSame, 'what is kept already is answered as it is', second.createdDate)
      const listed = await listOf(free.id)
      context.expect(listed.length === 1 && listed[0]?.id === first.id, 'the list has it', listed.length)
      const unit = await context.as('unit')
      await refusedForeign(
        context,
        "taking out another's favourite",
        unit.DELETE('/api/member-favourites/{id}', at(first.id)),
      )
      await unwrap(person.DELETE('/api/member-favourites/{id}', at(first.id)))
      const left = (await listOf(free.id)).length
      context.expect(left === 0, 'what was taken out is listed no more', left)
      await refused(
        context,
        404,
        'taking out what was taken out',
        person.DELETE('/api/member-favourites/{id}', at(first.id)),
      )
      const [one, other] = await Promise.all([person.POST(path, { body }), person.POST(path, { body })])
      const [kept, same] = [await unwrap(Promise.resolve(one)), await unwrap(Promise.resolve(other))]
      context.expect(kept.id === same.id, 'what is kept twice at once is kept once', `${kept.id}, ${same.id}`)
      const statuses = [one.response.status, other.response.status].sort().join()
      const rule = 'what was taken out is new when it is kept again, to one of two that keep it at once'
      context.expect(statuses === '200,201', rule, statuses)
      await unwrap(person.DELETE('/api/member-favourites/{id}', at(kept.id)))
      const unknown = { kind: 'NEWS', targetId: 9_007_199_254_740_991 } as const
      await refused(context, 404, 'keeping what there is not', person.POST(path, { body: unknown }))
    },
  },
]
