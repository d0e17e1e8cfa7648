import { useLingui } from '@lingui/react/macro'
import { Skeleton, TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'

interface YearTabsProps {
  label: string
  /** Nothing while they are on their way. */
  years: readonly number[] | undefined
  current: number | undefined
}

/** As many as a phone has room for. */
const toCome = [1, 2, 3, 4]

/** The years of a list as links. */
export const YearTabs = ({ label, years, current }: YearTabsProps) =>
  years ? <Years label={label} years={years} current={current} /> : <YearsToCome label={label} />

const YearsToCome = ({ label }: Pick<YearTabsProps, 'label'>) => (
  <TabNav
    label={label}
    tabs={toCome.map((place) => ({ id: String(place), label: <Skeleton width="2.25em" height="1lh" /> }))}
    currentId={undefined}
    renderLink={(_, { className, children }) => <span className={className}>{children}</span>}
  />
)

const Years = ({ label, years, current }: YearTabsProps & { years: readonly number[] }) => (
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

/** Said in place of a list none of whose years has been published. */
export function NoYear() {
  const { t } = useLingui()
  return <p>{t`还没有公布过任何年度的结果。`}</p>
}
