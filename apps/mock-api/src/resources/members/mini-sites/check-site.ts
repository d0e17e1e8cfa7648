import type { FieldError, SiteInput } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { richTextErrors } from '../../../contract/rich-text.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { addressErrors } from '../../../domain/text/web-address.ts'

function mapErrors({ mapLng = null, mapLat = null }: SiteInput): FieldError[] {
  if ((mapLng === null) === (mapLat === null)) return []
  const field = mapLng === null ? 'mapLng' : 'mapLat'
  return [bodyError(field, 'NotNull', 'give both coordinates or none')]
}

function siteAddressErrors({ coverId, logoUrl, contacts }: SiteInput): FieldError[] {
  const covers = Array.isArray(coverId)
    ? Object.fromEntries(coverId.map(({ imgUrl }, index) => [`coverId[${index}].imgUrl`, imgUrl]))
    : { coverId }
  return addressErrors({ ...covers, logoUrl, 'contacts.website': contacts?.website })
}

/** What the document cannot say about a mini-site. @throws HttpProblem 400 with a field error for each */
export function checkSite(site: SiteInput): void {
  const errors = [...richTextErrors('intro', site.intro), ...siteAddressErrors(site), ...mapErrors(site)]
  if (errors.length > 0) throw invalid(errors)
}
