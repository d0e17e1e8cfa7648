import type { FieldError } from '@portal/api-contract'
import { bodyError } from '../domain/field-error.ts'

// Tabs and line breaks are typed; all others break what a text is put into, such as XML. Half of a surrogate pair, which no keyboard
// makes, is no character: the store would keep another one in its place, and not the same in each column.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

const wrong = (field: string): FieldError =>
  bodyError(
    field,
    'Pattern',
    'must hold no control character but tab and line break, and no half of a surrogate pair',
  )

const isBroken = (text: string): boolean => control.test(text) || !text.isWellFormed()

/** What a list or an object holds, with where it stands in the body. */
function within(field: string, value: object): [string, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [`${field}[${index}]`, item])
  return Object.entries(value).map(([name, inner]) => [field === '' ? name : `${field}.${name}`, inner])
}

/** An error for each text within a body that holds a control character or half of a surrogate pair. It may be nested deeper than calls can be. */
export function controlErrors(body: unknown): FieldError[] {
  const errors: FieldError[] = []
  let level: [string, unknown][] = [['', body]]
  while (level.length > 0) {
    for (const [field, value] of level)
      if (typeof value === 'string' && isBroken(value)) errors.push(wrong(field))
    level = level.flatMap(([field, value]) =>
      typeof value === 'object' && value !== null ? within(field, value) : [],
    )
  }
  return errors
}
