import type { FieldError, ItemKind, OwnerType, SiteItemInput } from '@portal/api-contract'
import { invalid, invalidField } from '../../../contract/problem.ts'
import { richTextErrors } from '../../../contract/rich-text.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { itemKindsOf } from '../../../domain/site/site-item.ts'
import { addressErrors } from '../../../domain/text/web-address.ts'

function kindErrors(kind: ItemKind, ownerType: OwnerType): FieldError[] {
  const kinds = itemKindsOf(ownerType)
  if (kinds.includes(kind)) return []
  return [bodyError('kind', 'OneOf', `must be one of ${kinds.join(', ')}`)]
}

/** What the document cannot say about an item. @throws HttpProblem 400 with a field error for each */
export function checkItem(item: SiteItemInput, ownerType: OwnerType): void {
  const errors = [
    ...kindErrors(item.kind, ownerType),
    ...richTextErrors('content', item.content),
    ...addressErrors({ coverUrl: item.coverUrl }),
  ]
  if (errors.length > 0) throw invalid(errors)
}

/** An item stays in its list. @throws HttpProblem 400 when the kind is another than it has */
export function checkKind(kind: ItemKind, known: ItemKind): void {
  if (kind === known) return
  const detail = `is ${known} and cannot be changed; write another item instead`
  throw invalidField('kind', 'Immutable', detail)
}
