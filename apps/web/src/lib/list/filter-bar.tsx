import { NativeSelect } from '@portal/ui'
import { Filter, type FilterProps } from './filter.tsx'

export { FilterBar } from './filter.tsx'

/** One filter of a public list. */
export const FilterSelect = <Value extends string>(props: FilterProps<Value>) => (
  <Filter {...props} as={NativeSelect} />
)
