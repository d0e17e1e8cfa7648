import type { FieldError } from '@portal/api-contract'
import type { ErrorObject } from 'ajv'

/** Names of the constraints as JHipster's validation writes them. */
const codes: Record<string, string> = {
  required: 'NotNull',
  dependentRequired: 'NotNull',
  minimum: 'Min',
  exclusiveMinimum: 'Min',
  maximum: 'Max',
  minLength: 'Size',
  maxLength: 'Size',
  minItems: 'Size',
  maxItems: 'Size',
  pattern: 'Pattern',
  format: 'Format',
  enum: 'OneOf',
  type: 'Type',
  additionalProperties: 'Unknown',
  uniqueItems: 'Unique',
}

/** `/details/0/price` → `details[0].price` */
function toField(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const named: unknown = params.missingProperty ?? params.additionalProperty
  return toField(typeof named === 'string' ? `${instancePath}/${named}` : instancePath)
}

function howToMend({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required' || keyword === 'dependentRequired') return 'must be given'
  if (keyword === 'additionalProperties') return 'is not part of this body; leave it out'
  if (keyword === 'enum') return `must be one of ${params.allowedValues.map(String).join(', ')}`
  return message ?? `breaks the rule ${keyword}`
}

/** What Ajv found wrong, as the problem tells it: which field, which constraint, how to mend it. */
export function toFieldError(objectName: string, error: ErrorObject): FieldError {
  return {
    objectName,
    field: fieldOf(error),
    message: codes[error.keyword] ?? error.keyword,
    detail: howToMend(error),
  }
}
