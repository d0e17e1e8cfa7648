import type { I18n, MessageDescriptor } from '@lingui/core'
import { recentYears } from '../../../dates/calendar.ts'
import { plainOptions } from '../../../list/plain-options.ts'
import { useNarrow } from '../../../list/use-narrow.ts'
import { FilterSelect } from '../../filter-bar.tsx'
import { KeywordForm } from '../../keyword-form.tsx'
import type { States } from '../../state-badge.tsx'
import { DateRange } from '../date-range.tsx'

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

/** Narrows to one of the latest years, which the address has as `year`. @param count how many are offered, the present one first */
export const yearFilter = <Search extends { year?: number | undefined }>(
  count: number,
  label: string,
  all: string,
): DeskFilter<Search> => ({
  ...{ kind: 'choice', param: 'year', label, all, isNumber: true },
  options: plainOptions(recentYears(count).map(String)),
})

interface FiltersProps<Search> {
  filters: readonly DeskFilter<Search>[]
  search: Search
}

/** The filters of a list; each takes effect at once, and the address has it. */
export const Filters = <Search extends object>({ filters, search }: FiltersProps<Search>) =>
  filters.map((filter) => (
    <OneFilter
      key={filter.kind === 'days' ? filter.from : filter.param}
      filter={filter as DeskFilter<Record<string, unknown>>}
      search={search as Record<string, unknown>}
    />
  ))

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
        onChange={(range) =>
          narrow({ ...('from' in range && { [from]: range.from }), ...('to' in range && { [to]: range.to }) })
        }
      />
    )
  }
  const { param, label } = filter
  const value = textOf(search[param])
  if (filter.kind === 'keyword')
    return <KeywordForm label={label} value={value} onSearch={(word) => narrow({ [param]: word })} />
  const { all, options, isNumber } = filter
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
