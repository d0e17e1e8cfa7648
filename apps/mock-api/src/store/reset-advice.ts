import { defaultStore } from './default-store.ts'

/** A sentence for the terminal that tells how to create a new store in place of an unusable one. */
export const resetAdvice = (store: string): string =>
  `\`npm run mock:reset${store === defaultStore ? '' : ` -- --store ${store}`}\` replaces it by a new one.`
