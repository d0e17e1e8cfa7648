import type { ApplyRequirement, MemberBasic } from '@portal/api-contract'
import { blockOf, knownText, needOf } from './apply-values.ts'
import { type Block, blockFields, type FieldDefinition } from './field-definitions.ts'

/** A particular as the form of a kind asks for it. */
export interface ShownField {
  block: Block
  name: string
  definition: FieldDefinition
  isRequired: boolean
  /** What is known of it, where the application states what changes. */
  known: string | undefined
  /** The city that is known then, of which a district is one. */
  knownCity: string | undefined
}

const statesChanges = ['CHANGE', 'RENEW']

/**
 * The particulars that the form of a kind asks for, in the contract's order: all of them to join and to change, else those
 * that are not known yet. A particular that this website has no field for is left to the association.
 */
export function shownFields(requirement: ApplyRequirement, known: MemberBasic | undefined): ShownField[] {
  const { applyKind, fields } = requirement
  const block = blockOf(requirement)
  return fields.flatMap(({ field, need }) => {
    const [of, name = ''] = field.split('.')
    const definition = of === block ? blockFields[block][name] : undefined
    if (!definition) return []
    const text = knownText(known, name)
    const isMissing = need === 'UNLESS_KNOWN' && text === undefined && known?.isComplete === false
    if (applyKind !== 'JOIN' && !statesChanges.includes(applyKind) && !isMissing) return []
    const isJoin = applyKind === 'JOIN'
    return [
      {
        block,
        name,
        definition,
        isRequired: need === 'ALWAYS' || isMissing,
        known: isJoin ? undefined : text,
        knownCity: isJoin ? undefined : knownText(known, 'city'),
      },
    ]
  })
}

/** Whether the identity number is asked for, and must be there. */
export function idNumberNeed(requirement: ApplyRequirement): 'no' | 'optional' | 'required' {
  const need = needOf(requirement, 'person.idNumber')
  if (need === 'ALWAYS') return 'required'
  return need && statesChanges.includes(requirement.applyKind) ? 'optional' : 'no'
}
