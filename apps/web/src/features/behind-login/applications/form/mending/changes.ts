import type { ApplyMaterial, MemberApplyDraft, ReturnedForm } from '@portal/api-contract'
import { listOf } from '../../../../../lib/content/list-of.ts'
import { type Block, blockFields } from '../field-definitions.ts'

/** What stood in each field that was changed since, by the name that the field has in the contract; empty where nothing stood. */
export type Changes = ReadonlyMap<string, string>

type Stated = Partial<
  Pick<MemberApplyDraft, 'company' | 'person' | 'targetLevel' | 'reason' | 'recommender' | 'materials'>
>

interface Given {
  /** As it is read. */
  text: string
  /** What makes it the same. */
  key: string
}

/** What was changed of an application since it was returned; nothing of one that is not to be mended. */
export function changesSince(returned: ReturnedForm | null | undefined, now: Stated): Changes {
  if (!returned) return new Map()
  const [before, after] = [givenOf(returned as Stated), givenOf(now)]
  const fields = [...new Set([...before.keys(), ...after.keys()])]
  const changed = fields.filter((field) => before.get(field)?.key !== after.get(field)?.key)
  return new Map(changed.map((field) => [field, before.get(field)?.text ?? '']))
}

function givenOf({
  company,
  person,
  targetLevel,
  reason,
  recommender,
  materials,
}: Stated): Map<string, Given> {
  return new Map([
    ...particulars('company', company),
    ...particulars('person', person),
    ...texts({ targetLevel, reason, recommender }),
    ...files(listOf(materials)),
  ])
}

const isText = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'

const texts = (named: object): [string, Given][] =>
  Object.entries(named)
    .filter(([, value]) => isText(value))
    .map(([name, value]) => [name, { text: String(value), key: String(value) }])

/** Those that this website has a field for; the others are not changed here. */
function particulars(block: Block, given: object | null | undefined): [string, Given][] {
  const own = Object.entries(given ?? {}).filter(([name]) => blockFields[block][name] || name === 'idNumber')
  return texts(Object.fromEntries(own.map(([name, value]) => [`${block}.${name}`, value])))
}

function files(materials: readonly ApplyMaterial[]): Map<string, Given> {
  const given = new Map<string, Given>()
  for (const { type, file } of materials) {
    const before = given.get(`materials.${type}`)
    given.set(`materials.${type}`, {
      text: [before?.text, file.name].filter(Boolean).join('、'),
      key: `${before?.key ?? ''}|${file.id}`,
    })
  }
  return given
}
