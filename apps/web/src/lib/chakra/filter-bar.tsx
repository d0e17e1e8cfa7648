import { NativeSelect } from '@portal/ui/chakra'
import { Filter, type FilterProps } from '../list/filter.tsx'

export { FilterBar } from '../list/filter.tsx'

/** One filter of a member's list. */
export const FilterSelect = <Value extends string>(props: FilterProps<Value>) => (
  <Filter {...props} as={NativeSelect} />
)
