import { type HelpVote, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

/** A member who has said that an answer helped says so again, and then that it did not. @returns the last vote */
async function voteAnew(context: Context, vote: (isHelpful: 0 | 1) => Promise<HelpVote>, yes: HelpVote) {
  const again = await vote(1)
  context.expect(again.voteCount === yes.voteCount, 'a vote that is repeated counts once', again.voteCount)
  const no = await vote(0)
  context.expect(
    no.voteCount === yes.voteCount && no.helpfulCount === yes.helpfulCount - 1,
    'another vote takes the place of the first',
    `${no.helpfulCount} / ${no.voteCount}`,
  )
  return no
}

export const helpVotes: Scenario[] = [
  {
    name: 'An answer that helped is counted once a member, by the last vote',
    operations: ['getHelpVote', 'voteOnHelp', 'downloadOwnData'],
    writes: true,
    leaves: 'votes of the person and of the unit on an answer',
    async run(context) {
      const person = await context.as('person')
      const [first, second] = await unwrap(context.anonymous.GET('/api/public/help-articles'))
      if (!first) return context.skip('there is no help')
      const params = { path: { id: first.id } }
      const path = '/api/help-articles/{id}/vote'
      const other = async () => second && unwrap(person.GET(path, { params: { path: { id: second.id } } }))
      const untouched = await other()
      const vote = (isHelpful: 0 | 1) => unwrap(person.POST(path, { params, body: { isHelpful } }))
      const unit = await context.as('unit')
      const read = () => unwrap(unit.GET(path, { params }))
      const said = async () => (await read()).isHelpful
      const yes = await vote(1)
      const before = await said()
      const own = await unwrap(unit.GET('/api/member/data'))
      const asKept = own.helpVotes.find(({ articleId }) => articleId === first.id)?.isHelpful ?? null
      const unsaid = 'who has not said whether an answer helped is answered nothing'
      context.expect(before === asKept, unsaid, `${before} / ${asKept}`, 'getHelpVote')
      const no = await voteAnew(context, vote, yes)
      const { isHelpful: after, voteCount, helpfulCount } = await read()
      context.expect(after === before, 'a vote is of its member alone', `${after} after ${before}`)
      const isSame = voteCount === no.voteCount && helpfulCount === no.helpfulCount
      const all = 'all votes are counted, whoever asks'
      context.expect(isSame, all, `${helpfulCount} of ${voteCount}`, 'getHelpVote')
      const sameOther = JSON.stringify(await other()) === JSON.stringify(untouched)
      context.expect(sameOther, 'a vote is on its answer alone', second?.id, 'getHelpVote')
      const kept = await unwrap(person.GET(path, { params }))
      context.expect(kept.isHelpful === 0, 'what was said last is kept', kept.isHelpful)
      const { helpVotes } = await unwrap(person.GET('/api/member/data'))
      const told = helpVotes.find(({ articleId }) => articleId === first.id)?.isHelpful
      const rule = 'what is kept of a member has the last vote, also one that says no'
      context.expect(told === 0, rule, told, 'downloadOwnData')
      const byUnit = (isHelpful: 0 | 1) => unwrap(unit.POST(path, { params, body: { isHelpful } }))
      const both = await byUnit(1)
      const more = before === null ? 1 : 0
      const isBeside =
        both.voteCount === no.voteCount + more &&
        both.helpfulCount === no.helpfulCount + (before === 1 ? 0 : 1)
      const beside = 'a vote of one member stands beside that of another'
      context.expect(isBeside, beside, `${both.helpfulCount} / ${both.voteCount}`, 'voteOnHelp')
      await voteAnew(context, byUnit, both)
      if (before !== null) await byUnit(before)
      await refused(context, 401, 'a vote without a login', context.anonymous.GET(path, { params }))
    },
  },
]
