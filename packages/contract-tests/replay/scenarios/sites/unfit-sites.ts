import type { OwnSite } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refusedField } from '../../run/rules.ts'

/** A mini-site as its owner sends it to save it. */
export function changesOf(site: OwnSite) {
  const { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished } = site
  return { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
}

/** More than 100 KiB in UTF-8, in fewer characters. */
const tooLong = `<p>${'造'.repeat(34_200)}</p>`

/** What the text of a site or of an item must not be. */
export const unfitTexts = [
  ['a script', '<p>契约回放</p><script>alert(1)</script>'],
  ['a link that runs a script', '<p><a href="javascript:alert(1)">契约回放</a></p>'],
  ['more than 100 KiB', tooLong],
] as const

/** What a site must not have, and the field that a refusal names. */
const unfit = [
  ...unfitTexts.map(([what, intro]) => ['intro', `${what} in the introduction`, { intro }] as const),
  ['mapLat', 'a longitude alone', { mapLng: 118.7, mapLat: null }],
  ['mapLng', 'a latitude alone', { mapLng: null, mapLat: 31.2 }],
] as const

export type Refusal = Parameters<typeof refusedField>[3]

/** A site that must not be is refused by the field. */
export async function refuseUnfit(context: Context, send: (changes: object) => Refusal): Promise<void> {
  for (const [field, what, changes] of unfit) await refusedField(context, field, what, send(changes))
}
