import { memberPages } from '../../apps/web/e2e/support/behind-login/member-pages.ts'
import { publicPlaces } from '../../apps/web/e2e/support/places.ts'

/** A page to look at. */
export interface Place {
  path: string
  /** The member who opens it. */
  persona?: string
}

/** Every public page, and every page behind the login that has an address of its own. */
export const places: Place[] = [
  ...Object.values(publicPlaces).flatMap((paths) => paths.map((path) => ({ path }))),
  ...Object.values(memberPages).flatMap((pages) => pages.flatMap(({ place }) => place ?? [])),
]
