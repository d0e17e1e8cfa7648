import type { I18n, MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { useId, useState } from 'react'
import { serverDate } from '../../../api/server-clock.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { recentYears } from '../../../dates/calendar.ts'
import { plainOptions } from '../../../list/plain-options.ts'
import { useNarrow } from '../../../list/use-narrow.ts'
import { FilterSelect } from '../../filter-bar.tsx'
import { KeywordForm } from '../../keyword-form.tsx'
import { DateRange } from '../../list/date-range/date-range.tsx'
import type { States } from '../../state-badge.tsx'
import styles from './desk-list.module.css'

type Name<Search> = keyof Search & string

/** What a list is narrowed by: a word, one of some values, or days from one to another; named like the address's params. */
export type DeskFilter<Search> =
  | { kind: 'keyword'; param: Name<Search>; label: string }
  | {
      kind: 'choice'
      param: Name<Search>
      label: string
      /** The option that narrows nothing. */
      all: string
      options: { value: string; label: string }[]
      /** The address has a number. */
      isNumber?: boolean
    }
  | { kind: 'days'; from: Name<Search>; to: Name<Search>; label: string }

/** Stored words as the options of a filter. */
export const wordOptions = <Name extends string>(
  i18n: I18n,
  names: readonly Name[],
  words: Partial<Record<Name, MessageDescriptor>>,
) => names.map((value) => ({ value, label: words[value] ? i18n._(words[value]) : value }))

/** States as the options of a filter. */
export const stateOptions = <Name extends string>(i18n: I18n, names: readonly Name[], states: States<Name>) =>
  names.map((value) => ({ value, label: i18n._(states[value].label) }))

/**
 * Narrows to one of the latest years, which the address has as `year`.
 *
 * @param count how many are offered, the present one first
 * @param ahead how many that are still to come have records, and stand above it
 */
export const yearFilter = <Search extends { year?: number | undefined }>(
  count: number,
  label: string,
  all: string,
  ahead = 0,
): DeskFilter<Search> => ({
  ...{ kind: 'choice', param: 'year', label, all, isNumber: true },
  options: plainOptions(recentYears(count, serverDate(), ahead).map(String)),
})

interface FiltersProps<Search> {
  filters: readonly DeskFilter<Search>[]
  search: Search
}

/** Where several filters would push the list out of sight. */
const phone = '(max-width: 639px)'

/** The filters of a list; each takes effect at once, and the address has it. On a phone those that are no words are folded. */
export function Filters<Search extends object>({ filters, search }: FiltersProps<Search>) {
  const isPhone = useMedia(phone)
  const words = filters.filter(({ kind }) => kind === 'keyword')
  const others = filters.filter(({ kind }) => kind !== 'keyword')
  if (!isPhone || others.length < 2) return <FilterRow filters={filters} search={search} />
  return (
    <>
      <FilterRow filters={words} search={search} />
      <Folded filters={others} search={search} />
    </>
  )
}

const FilterRow = <Search extends object>({ filters, search }: FiltersProps<Search>) =>
  filters.map((filter) => (
    <OneFilter
      key={filter.kind === 'days' ? filter.from : filter.param}
      filter={filter as DeskFilter<Record<string, unknown>>}
      search={search as Record<string, unknown>}
    />
  ))

/** Filters behind a button that says how many of them narrow the list. */
function Folded<Search extends object>({ filters, search }: FiltersProps<Search>) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isSet = (filter: DeskFilter<Search>) =>
    filter.kind === 'days'
      ? search[filter.from] !== undefined || search[filter.to] !== undefined
      : search[filter.param] !== undefined
  const count = filters.filter(isSet).length
  return (
    <>
      <Button variant="outline" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {count === 0 ? t`筛选条件` : t`筛选条件（${count}）`}
        <Icon name="chevronDown" className={isOpen ? styles.up : undefined} />
      </Button>
      <div id={id} hidden={!isOpen} className={styles.folded}>
        {isOpen && <FilterRow filters={filters} search={search} />}
      </div>
    </>
  )
}

interface OneFilterProps {
  filter: DeskFilter<Record<string, unknown>>
  search: Record<string, unknown>
}

const textOf = (value: unknown) => (value === undefined ? undefined : String(value))

function OneFilter({ filter, search }: OneFilterProps) {
  const narrow = useNarrow<Record<string, unknown>>()
  if (filter.kind === 'days') {
    const { from, to, label } = filter
    return (
      <DateRange
        label={label}
        size="md"
        from={textOf(search[from])}
        to={textOf(search[to])}
        onChange={(range, options) =>
          narrow(
            { ...('from' in range && { [from]: range.from }), ...('to' in range && { [to]: range.to }) },
            options,
          )
        }
      />
    )
  }
  const { param, label } = filter
  const value = textOf(search[param])
  if (filter.kind === 'keyword')
    return <KeywordForm label={label} value={value} onSearch={(word) => narrow({ [param]: word })} />
  const { all, isNumber } = filter
  // What the list is narrowed by is named, also where it is not among what is offered.
  const isOffered = value === undefined || filter.options.some((option) => option.value === value)
  const options = isOffered ? filter.options : [...filter.options, { value, label: value }]
  return (
    <FilterSelect
      label={label}
      all={all}
      value={value}
      options={options}
      onChange={(chosen) => narrow({ [param]: isNumber && chosen ? Number(chosen) : chosen })}
    />
  )
}
