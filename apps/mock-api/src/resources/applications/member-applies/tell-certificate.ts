import { certificateMade } from '../../../domain/notice/membership-notices.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { memberOf } from './standing.ts'

/** Tells a member of the certificate that can be printed from now on; nothing to one whose membership is not valid. */
export function tellCertificate(world: World, memberId: number, at: Date): void {
  const { joinDate, memberNo, validTo } = memberOf(world.db, memberId)
  if (joinDate === null || memberNo === null || validTo === null || validTo < prcDate(at)) return
  notify(world, memberId, certificateMade({ memberId, memberNo, validTo }), at)
}
