import { formatRate } from '@portal/i18n'

/** A share of one as whole percent, never more than there is. */
export const percent = (share: number): string => formatRate(Math.floor(share * 100))
