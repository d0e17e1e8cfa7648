import type { Fault } from '../fault.ts'
import { accessFaults, behaviourFaults } from './access.ts'
import { accountRuleFaults } from './areas/accounts.ts'
import { afterwardFaults } from './areas/afterwards.ts'
import { behindFaults } from './areas/behind.ts'
import { contentFaults } from './areas/content.ts'
import { courseFaults } from './areas/courses.ts'
import { asVisitorsFaults } from './areas/desk/as-visitors.ts'
import { bothEndsFaults } from './areas/desk/at-both-ends.ts'
import { bothSidesFaults } from './areas/desk/both-sides.ts'
import { clerkFaults } from './areas/desk/clerks.ts'
import { countedFaults } from './areas/desk/counted.ts'
import { inUtcFaults } from './areas/desk/days/in-utc.ts'
import { overdueFaults } from './areas/desk/days/overdue.ts'
import { decidedHereFaults } from './areas/desk/decisions/decided-here.ts'
import { followedFaults } from './areas/desk/decisions/followed.ts'
import { halfCheckedFaults } from './areas/desk/decisions/half-checked.ts'
import { deskFaults } from './areas/desk/desk.ts'
import { formerFaults } from './areas/desk/former.ts'
import { leftOutFaults } from './areas/desk/left-out.ts'
import { onceMoreFaults } from './areas/desk/once-more.ts'
import { ownerFaults } from './areas/desk/owners.ts'
import { plannedFaults } from './areas/desk/planned.ts'
import { readAgainFaults } from './areas/desk/read-again.ts'
import { saidOfItFaults } from './areas/desk/said-of-it.ts'
import { secondThoughtFaults } from './areas/desk/second-thoughts.ts'
import { sentFaults } from './areas/desk/sent.ts'
import { settledFaults } from './areas/desk/settled.ts'
import { standsFaults } from './areas/desk/stands.ts'
import { timeLineFaults } from './areas/desk/time-lines.ts'
import { toldOnceFaults } from './areas/desk/told-once.ts'
import { turnedFaults } from './areas/desk/turned.ts'
import { whoseDeskFaults } from './areas/desk/whose.ts'
import { writtenFaults } from './areas/desk/written.ts'
import { edgeFaults } from './areas/edges.ts'
import { feeAndOrderFaults } from './areas/fees-and-orders.ts'
import { asItWasFaults } from './areas/homes/as-it-was.ts'
import { memberHomeFaults } from './areas/homes/member-homes.ts'
import { oneMemberFaults } from './areas/homes/of-one-member.ts'
import { saidNowFaults } from './areas/homes/said-now.ts'
import { seenSinceFaults } from './areas/homes/seen-since.ts'
import { staffHomeFaults } from './areas/homes/staff-homes.ts'
import { statedFaults } from './areas/homes/stated.ts'
import { whoseFaults } from './areas/homes/whose.ts'
import { lateFaults } from './areas/late.ts'
import { lessonFaults } from './areas/lessons.ts'
import { memberFaults } from './areas/members.ts'
import { membershipRuleFaults } from './areas/memberships.ts'
import { moneyRuleFaults } from './areas/money.ts'
import { nearlyRightFaults } from './areas/nearly-right.ts'
import { secondOneFaults } from './areas/one-kind/again/second-ones.ts'
import { secondStateFaults } from './areas/one-kind/again/second-states.ts'
import { twiceFaults } from './areas/one-kind/again/twice.ts'
import { boughtAgainFaults } from './areas/one-kind/bought-again.ts'
import { clearedFaults } from './areas/one-kind/cleared.ts'
import { freeAgainFaults } from './areas/one-kind/free-again.ts'
import { handedInFaults } from './areas/one-kind/handed-in.ts'
import { heldFaults } from './areas/one-kind/held.ts'
import { instantFaults } from './areas/one-kind/instants.ts'
import { lessUsualFaults } from './areas/one-kind/less-usual.ts'
import { neighbourFaults } from './areas/one-kind/neighbours.ts'
import { newcomerFaults } from './areas/one-kind/newcomers.ts'
import { oneKindFaults } from './areas/one-kind/one-kind.ts'
import { oneStateFaults } from './areas/one-kind/one-state.ts'
import { otherKindFaults } from './areas/one-kind/other-kinds.ts'
import { purposeFaults } from './areas/one-kind/purposes.ts'
import { rarelySeenFaults } from './areas/one-kind/rarely-seen.ts'
import { rarerOneFaults } from './areas/one-kind/rarer-ones.ts'
import { eachKindFaults } from './areas/one-kind/reviews.ts'
import { severalPlacesFaults } from './areas/one-kind/several-places.ts'
import { toTheEndFaults } from './areas/one-kind/to-the-end.ts'
import { unboundedFaults } from './areas/one-kind/unbounded.ts'
import { undoneFaults } from './areas/one-kind/undone.ts'
import { unitFaults } from './areas/one-kind/units.ts'
import { videoAddressFaults } from './areas/one-kind/video-addresses.ts'
import { whoeverFaults } from './areas/one-kind/whoever.ts'
import { besideFaults } from './areas/open/beside.ts'
import { bygoneFaults } from './areas/open/bygone.ts'
import { draftFaults } from './areas/open/drafts.ts'
import { everywhereFaults } from './areas/open/everywhere.ts'
import { inBetweenFaults } from './areas/open/in-between.ts'
import { leftAsItWasFaults } from './areas/open/left-as-it-was.ts'
import { publishedFaults } from './areas/open/published.ts'
import { toldFaults } from './areas/open/told.ts'
import { visitorFaults } from './areas/open/visitors.ts'
import { workedOutFaults } from './areas/open/worked-out.ts'
import { memberPaperFaults } from './areas/papers-of-members.ts'
import { askedFirstFaults } from './areas/payments/asked-first.ts'
import { channelFaults } from './areas/payments/channels.ts'
import { placeAndTitleFaults } from './areas/payments/places-and-titles.ts'
import { stillSoFaults } from './areas/payments/still-so.ts'
import { whereToFaults } from './areas/payments/where-to.ts'
import { peopleFaults } from './areas/people.ts'
import { plainBodyFaults } from './areas/plain-bodies.ts'
import { plainMistakeFaults } from './areas/plain-mistakes.ts'
import { saidApplicationFaults } from './areas/said/applications.ts'
import { saidBatchFaults } from './areas/said/batches.ts'
import { saidCourseFaults } from './areas/said/courses.ts'
import { saidDeskFaults } from './areas/said/desk.ts'
import { saidDeskFileFaults } from './areas/said/desk-files.ts'
import { saidFurtherFaults } from './areas/said/further.ts'
import { watchingFaults } from './areas/said/watching.ts'
import { secondLookFaults } from './areas/second-looks.ts'
import { strangerFaults } from './areas/strangers.ts'
import { bodyFaults } from './bodies.ts'
import { codeFaults } from './codes.ts'
import { connectionFaults } from './connection.ts'
import { gapFaults } from './gaps.ts'
import { idFaults } from './ids.ts'
import { limitFaults } from './limits.ts'
import { listFaults } from './lists.ts'
import { noticeFaults } from './notices.ts'
import { paperFaults } from './papers.ts'
import { realisticFaults } from './realistic.ts'
import { refundFaults } from './refunds.ts'
import { relationFaults } from './relations.ts'
import { requestFaults } from './requests.ts'
import { rowFaults } from './rows.ts'
import { staffFaults } from './staff.ts'
import { staleFaults } from './stale.ts'
import { stateFaults } from './states.ts'
import { timeFaults } from './times.ts'
import { refusalFaults, wireFaults } from './wire.ts'

/** Every fault that can be planted. */
export const faults: Fault[] = [
  ...bodyFaults,
  ...wireFaults,
  ...connectionFaults,
  ...refusalFaults,
  ...listFaults,
  ...rowFaults,
  ...accessFaults,
  ...behaviourFaults,
  ...idFaults,
  ...codeFaults,
  ...relationFaults,
  ...noticeFaults,
  ...paperFaults,
  ...realisticFaults,
  ...refundFaults,
  ...limitFaults,
  ...stateFaults,
  ...staffFaults,
  ...staleFaults,
  ...requestFaults,
  ...timeFaults,
  ...gapFaults,
  ...accountRuleFaults,
  ...moneyRuleFaults,
  ...courseFaults,
  ...peopleFaults,
  ...contentFaults,
  ...membershipRuleFaults,
  ...deskFaults,
  ...strangerFaults,
  ...behindFaults,
  ...lessonFaults,
  ...clerkFaults,
  ...memberFaults,
  ...visitorFaults,
  ...memberPaperFaults,
  ...feeAndOrderFaults,
  ...watchingFaults,
  ...secondThoughtFaults,
  ...secondLookFaults,
  ...nearlyRightFaults,
  ...plainMistakeFaults,
  ...plainBodyFaults,
  ...edgeFaults,
  ...afterwardFaults,
  ...whoeverFaults,
  ...besideFaults,
  ...ownerFaults,
  ...turnedFaults,
  ...toldOnceFaults,
  ...settledFaults,
  ...bothSidesFaults,
  ...lateFaults,
  ...newcomerFaults,
  ...oneKindFaults,
  ...memberHomeFaults,
  ...staffHomeFaults,
  ...onceMoreFaults,
  ...whoseFaults,
  ...channelFaults,
  ...freeAgainFaults,
  ...heldFaults,
  ...writtenFaults,
  ...formerFaults,
  ...sentFaults,
  ...decidedHereFaults,
  ...eachKindFaults,
  ...undoneFaults,
  ...rarerOneFaults,
  ...followedFaults,
  ...halfCheckedFaults,
  ...asItWasFaults,
  ...unboundedFaults,
  ...otherKindFaults,
  ...unitFaults,
  ...readAgainFaults,
  ...whoseDeskFaults,
  ...saidNowFaults,
  ...oneMemberFaults,
  ...instantFaults,
  ...twiceFaults,
  ...handedInFaults,
  ...severalPlacesFaults,
  ...secondOneFaults,
  ...clearedFaults,
  ...lessUsualFaults,
  ...toTheEndFaults,
  ...purposeFaults,
  ...rarelySeenFaults,
  ...placeAndTitleFaults,
  ...whereToFaults,
  ...everywhereFaults,
  ...seenSinceFaults,
  ...inBetweenFaults,
  ...bygoneFaults,
  ...bothEndsFaults,
  ...workedOutFaults,
  ...toldFaults,
  ...askedFirstFaults,
  ...saidOfItFaults,
  ...standsFaults,
  ...plannedFaults,
  ...leftAsItWasFaults,
  ...timeLineFaults,
  ...stillSoFaults,
  ...leftOutFaults,
  ...statedFaults,
  ...publishedFaults,
  ...draftFaults,
  ...boughtAgainFaults,
  ...videoAddressFaults,
  ...countedFaults,
  ...overdueFaults,
  ...inUtcFaults,
  ...saidApplicationFaults,
  ...saidBatchFaults,
  ...saidCourseFaults,
  ...saidFurtherFaults,
  ...saidDeskFaults,
  ...saidDeskFileFaults,
  ...asVisitorsFaults,
  ...oneStateFaults,
  ...neighbourFaults,
  ...secondStateFaults,
]
