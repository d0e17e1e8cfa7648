import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, paramsOf } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { errorText } from '../../api/errors.ts'

/** Whether a change was refused because somebody else had changed the record since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.concurrencyFailure'

/** Why something was not done, with who of the staff was first and when, where the answer says so. */
export function conflictText(error: unknown): string {
  const { staffName: who, time } = {
    ...paramsOf(error, 'error.claimed'),
    ...paramsOf(error, 'error.decidedBefore'),
  }
  if (!who) return errorText(error)
  const when = time === undefined || Number.isNaN(Date.parse(time)) ? '' : formatDateTime(time)
  return `${errorText(error)} ${i18n._(msg`经办人：${who}，${when}`)}`
}
