import { parseDate } from '@ark-ui/react/date-picker'
import { DatePicker as ChakraDatePicker } from '@chakra-ui/react/date-picker'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { themedParts } from '../themed.ts'
import { datePickerRecipe } from './date-picker-recipe.ts'

/** The parts, for a span of two dates or a calendar that stands open. */
export const DatePickerParts = /* @__PURE__ */ themedParts(ChakraDatePicker, 'datePicker', datePickerRecipe)

type DatePickerProps = {
  label: ReactNode
  /** As `2026-11-21`; empty or `undefined` for none. */
  value: string | undefined
  onChange: (date: string) => void
  min?: string
  max?: string
  /** The page's language, for the names of months and weekdays. */
  locale: string
  /** Names of the buttons. */
  labels: { open: string; previous: string; next: string; chooseView: string }
  disabled?: boolean
  invalid?: boolean
}

const date = (text: string | undefined) => (text ? parseDate(text) : undefined)
const iso = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')

/** A day, typed as `2026-11-21` or chosen in a calendar that the keyboard walks through. */
export function DatePicker({ label, value, onChange, min, max, labels, ...rest }: DatePickerProps) {
  const [chosen, first, last] = [date(value), date(min), date(max)]
  return (
    <DatePickerParts.Root
      {...rest}
      // The day that is marked as today is the one in China, where the association works.
      timeZone="Asia/Shanghai"
      value={chosen ? [chosen] : []}
      {...(first ? { min: first } : {})}
      {...(last ? { max: last } : {})}
      format={iso}
      parse={(text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDate(text) : undefined)}
      placeholder="2026-01-31"
      onValueChange={({ value: [next] }) => onChange(next ? iso(next) : '')}
      translations={{
        trigger: () => labels.open,
        prevTrigger: () => labels.previous,
        nextTrigger: () => labels.next,
      }}
    >
      <DatePickerParts.Label>{label}</DatePickerParts.Label>
      <DatePickerParts.Control>
        <DatePickerParts.Input />
        <DatePickerParts.Trigger>
          <Icon name="calendar" />
        </DatePickerParts.Trigger>
      </DatePickerParts.Control>
      <Portal>
        <DatePickerParts.Positioner>
          <DatePickerParts.Content>
            <View view="day" label={labels.chooseView} table={<DatePickerParts.DayTable />} />
            <View view="month" label={labels.chooseView} table={<DatePickerParts.MonthTable />} />
            <View view="year" label={labels.chooseView} table={<DatePickerParts.YearTable />} />
          </DatePickerParts.Content>
        </DatePickerParts.Positioner>
      </Portal>
    </DatePickerParts.Root>
  )
}

type ViewProps = { view: 'day' | 'month' | 'year'; label: string; table: ReactNode }

const View = ({ view, label, table }: ViewProps) => (
  <DatePickerParts.View view={view}>
    <DatePickerParts.ViewControl>
      <DatePickerParts.PrevTrigger>
        <Icon name="chevronLeft" />
      </DatePickerParts.PrevTrigger>
      <DatePickerParts.Context>
        {({ visibleRangeText: { start } }) => (
          // Its name begins with what is seen: who speaks to the page says that.
          <DatePickerParts.ViewTrigger aria-label={`${start}: ${label}`}>{start}</DatePickerParts.ViewTrigger>
        )}
      </DatePickerParts.Context>
      <DatePickerParts.NextTrigger>
        <Icon name="chevronRight" />
      </DatePickerParts.NextTrigger>
    </DatePickerParts.ViewControl>
    {table}
  </DatePickerParts.View>
)
