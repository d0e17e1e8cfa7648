import type { Activity } from '@portal/api-contract'

/** Whether signing up is open and yet refused: every place is taken until somebody withdraws. */
export const isFull = ({
  status,
  quota,
  signedCount,
}: Partial<Pick<Activity, 'status' | 'quota' | 'signedCount'>>): boolean =>
  status === 'SIGNUP' && quota !== undefined && signedCount !== undefined && signedCount >= quota
