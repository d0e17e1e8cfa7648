import { dropLeft, readLeft } from '../device/queue-store.ts'
import { ownAccount } from '../queries.ts'
import { withoutPlayers } from './player-lock.ts'
import { type Lost, sendLeft } from './send-left.ts'
import { sendReport } from './send-report.ts'

/**
 * Sends what players left on this device, unless one is open. Nobody watches meanwhile: what waits for the viewer to say that they are
 * there stays until they open the player.
 * @returns what the server took no more; undefined where there was nothing to send
 * @throws ApiError when it can be sent later
 */
export async function sendLeftReports(): Promise<Lost | undefined> {
  let lost: Lost | undefined
  await withoutPlayers(async () => {
    const left = await readLeft(ownAccount())
    if (left.length > 0) lost = await sendLeft(left, { send: sendReport, drop: dropLeft })
  })
  return lost
}
