import type { FieldError, SiteInput } from '@portal/api-contract'
import { invalid } from '../../contract/problem.ts'
import { richTextErrors } from '../../contract/rich-text.ts'
import { bodyError } from '../../domain/field-error.ts'

function mapErrors({ mapLng = null, mapLat = null }: SiteInput): FieldError[] {
  if ((mapLng === null) === (mapLat === null)) return []
  const field = mapLng === null ? 'mapLng' : 'mapLat'
  return [bodyError(field, 'NotNull', 'give both coordinates or none')]
}

/** What the document cannot say about a mini-site. @throws HttpProblem 400 with a field error for each */
export function checkSite(site: SiteInput): void {
  const errors = [...richTextErrors('intro', site.intro), ...mapErrors(site)]
  if (errors.length > 0) throw invalid(errors)
}
