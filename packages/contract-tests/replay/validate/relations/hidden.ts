import type { Hidden } from '../../../shared/schema.ts'

/** What each looks like where it is shown whole; an identity number also where all but its last characters are. */
const patterns: Record<Hidden, RegExp> = {
  phone: /(?<![\d*])1[3-9]\d{9}(?!\d)/,
  mail: /(?<![\w.%+*-])[\w.%+-]+@[\w-]+(\.[\w-]+)+/,
  'identity number': /(?<![\d*])\d{6}(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(\d{3}[\dX](?!\d)|\*{4})/,
  'network address': /(?<![\d.])\d{1,3}(\.\d{1,3}){3}(?![\d.])/,
}

/** Which of these a text shows although it must not. */
export const shownIn = (text: unknown, hidden: Hidden[]): Hidden[] =>
  hidden.filter((one) => patterns[one].test(String(text)))
