import { dateTime } from '../lib/times.ts'

type Value = string | number | boolean | object

/** A field of what was handed in. */
export interface Particular {
  name: string
  value: Value
}

/** What every record has, whoever handed it in. */
const kept = new Set(['id', 'createdDate', 'lastModifiedDate', 'isDeleted', 'orderNum'])

const isEmpty = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)

/** A file, a list of files, or a material, which is a file with its kind. */
function isFile(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith('files/')
  if (Array.isArray(value)) return value.every(isFile)
  if (typeof value !== 'object' || value === null) return false
  return 'url' in value || ('file' in value && isFile(value.file))
}

/** The fields that somebody filled in, without the files, which are shown as such. */
export const particularsOf = (record: object): Particular[] =>
  Object.entries(record).flatMap(([name, value]) =>
    kept.has(name) || isEmpty(value) || isFile(value) ? [] : [{ name, value: value as Value }],
  )

/** A value in one line; an instant by the association's time. */
export function lineOf(value: unknown): string {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? dateTime(new Date(value)) : value
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return value.map(lineOf).join('、')
  return particularsOf(value)
    .map((part) => lineOf(part.value))
    .join(' · ')
}

/** Whether a file can be shown as a picture. */
export const isPicture = (name: string): boolean => /[.](png|jpe?g|svg|webp|gif)$/i.test(name)
