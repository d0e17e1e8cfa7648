import { useLingui } from '@lingui/react/macro'
import type { DeskMember } from '@portal/api-contract'
import { DataList } from '@portal/ui/chakra'
import { fieldNames } from '../fields.ts'
import { FieldValue } from './field-value.tsx'

const blocks = { UNIT: 'company.', PERSON: 'person.' } as const

interface ProfileFactsProps {
  member: Pick<DeskMember, 'ownerType' | 'profile'>
  /** What stands elsewhere on the page, by its name in the profile. */
  besides: readonly string[]
}

/** What the association knows of a member, as its applications call it; what is not known is left out. */
export function ProfileFacts({ member: { ownerType, profile }, besides }: ProfileFactsProps) {
  const { t, i18n } = useLingui()
  const block = blocks[ownerType] ?? blocks.PERSON
  const facts = Object.entries(fieldNames).flatMap(([field, name]) => {
    const value = field.startsWith(block) ? profile?.[field.slice(block.length)] : undefined
    const isShown = value !== undefined && value !== null && value !== ''
    return isShown && !besides.includes(field.slice(block.length))
      ? [{ field, term: i18n._(name), value: String(value) }]
      : []
  })
  if (facts.length === 0) return <p>{t`还没有登记资料。`}</p>
  return (
    <DataList
      items={facts.map(({ field, term, value }) => ({
        id: field,
        term,
        detail: <FieldValue field={field} value={value} />,
      }))}
    />
  )
}
