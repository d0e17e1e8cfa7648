import { keptValue } from '../../../../lib/browser/storage/kept-value.ts'

/** Whether single letters work the player on this device: whoever speaks to the computer switches them off (WCAG 2.1.4). */
export const letterKeys = keptValue('player-letter-keys', (stored) => stored !== false)
