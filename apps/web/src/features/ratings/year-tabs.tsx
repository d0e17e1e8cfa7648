import { TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'

interface YearTabsProps {
  label: string
  years: readonly number[]
  current: number | undefined
}

/** The years of a list as links. */
export const YearTabs = ({ label, years, current }: YearTabsProps) => (
  <TabNav
    label={label}
    tabs={years.map((year) => ({ id: String(year), year, label: year }))}
    currentId={String(current)}
    renderLink={({ year }, props) => (
      <Link
        {...props}
        to="."
        search={(search) => ({ ...search, year, page: undefined })}
        resetScroll={false}
      />
    )}
  />
)
