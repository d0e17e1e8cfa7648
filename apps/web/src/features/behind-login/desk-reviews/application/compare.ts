import type { DeskApplication, MemberApply } from '@portal/api-contract'

/** One of the particulars as it is, and as it was. */
export interface ComparedField {
  /** As the contract names it, such as `company.uscc`. */
  field: string
  now: string
  before: string
  isChanged: boolean
}

type Version = Partial<Record<'company' | 'person', object | null>> &
  Partial<Record<'targetLevel' | 'reason' | 'recommender', string | null | undefined>>

/** What an application says beside its blocks; what the association knows has none of it. */
const beside = ['targetLevel', 'reason', 'recommender'] as const

const shown = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

function flat(version: Version): Map<string, string> {
  const blocks = (['company', 'person'] as const).flatMap((block) =>
    Object.entries(version[block] ?? {}).map(([name, value]) => [`${block}.${name}`, shown(value)] as const),
  )
  const rest = beside.filter((name) => name in version).map((name) => [name, shown(version[name])] as const)
  return new Map([...blocks, ...rest])
}

type Materials = MemberApply['materials']

const ofKind = (materials: Materials, kind: string) => materials.filter(({ type }) => type === kind)
const namesOf = (materials: Materials): string => materials.map(({ file }) => file.name).join('、')

/** Those of some files that are not among others. A file has another address once it was uploaded again, whatever its name. */
export const missingFrom = (others: Materials, materials: Materials): Materials =>
  materials.filter(({ file }) => others.every((other) => other.file.url !== file.url))

/**
 * The files of an application as rows of the same table, a row for each kind.
 *
 * @param before what was handed in before it was returned; absent where it never was
 */
export function materialFields(now: Materials, before?: Materials): ComparedField[] {
  const kinds = [...new Set([...now, ...(before ?? [])].map(({ type }) => type))]
  return kinds.map((kind) => {
    const files = ofKind(now, kind)
    const row = { field: `materials.${kind}`, now: namesOf(files) }
    if (!before) return { ...row, before: '', isChanged: false }
    const earlier = ofKind(before, kind)
    const isChanged = missingFrom(earlier, files).length > 0 || missingFrom(files, earlier).length > 0
    return { ...row, before: namesOf(earlier), isChanged }
  })
}

/** What an application is compared with: what was handed in before it was returned, else what the association knows. */
export function earlierVersion({ previous, applicant, applyType }: DeskApplication): Version | undefined {
  if (previous) return previous
  if (!applicant.known) return undefined
  return applyType === 'UNIT' ? { company: applicant.known } : { person: applicant.known }
}

/** The names of what some versions say, each once, block by block. */
function fieldsOf(versions: readonly Version[]): string[] {
  const blocks = (['company', 'person'] as const).flatMap((block) =>
    versions.flatMap((version) => Object.keys(version[block] ?? {}).map((name) => `${block}.${name}`)),
  )
  return [...new Set([...blocks, ...beside])]
}

/**
 * The particulars of an application beside those of an earlier version, in the order in which they were asked for.
 *
 * @param wasHandedIn whether the earlier version is a form, too: what only one of two forms has was filled in or emptied, while what
 *   the association knows has fields that the form does not ask for
 */
export function compareFields(
  now: Version,
  before: Version | undefined,
  wasHandedIn: boolean,
): ComparedField[] {
  const current = flat(now)
  const earlier = before ? flat(before) : new Map<string, string>()
  return fieldsOf(before && wasHandedIn ? [now, before] : [now])
    .map((field) => {
      const value = current.get(field) ?? ''
      const was = earlier.get(field) ?? ''
      const isCompared = wasHandedIn || earlier.has(field)
      return { field, now: value, before: was, isChanged: isCompared && was !== value }
    })
    .filter(({ now: value, before: was }) => value !== '' || was !== '')
}
