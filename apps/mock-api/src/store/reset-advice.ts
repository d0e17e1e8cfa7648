import { isPackage } from '../place.ts'
import { defaultStore } from './default-store.ts'

/** The command that makes a new store. @param flags such as `--store FILE` */
export function resetCommand(flags = ''): string {
  if (isPackage) return `npx portal-mock-reset${flags && ` ${flags}`}`
  return `npm run mock:reset${flags && ` -- ${flags}`}`
}

/** A sentence for the terminal that tells how to create a new store in place of an unusable one. */
export const resetAdvice = (store: string): string =>
  `\`${resetCommand(store === defaultStore ? '' : `--store ${store}`)}\` replaces it by a new one.`
