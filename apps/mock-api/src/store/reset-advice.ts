import { defaultStore } from '../config.ts'

/** What makes a new store where one cannot be used: a sentence for the terminal. */
export const resetAdvice = (store: string): string =>
  `\`npm run mock:reset${store === defaultStore ? '' : ` -- --store ${store}`}\` replaces it by a new one.`
