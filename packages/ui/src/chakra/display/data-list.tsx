import { DataList as ChakraDataList } from '@chakra-ui/react/data-list'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../display/error-boundary/error-boundary.tsx'
import { themedParts } from '../themed.ts'

// Where two of them share a narrow line, the values, which are longer, get most of it.
const besideEachOther = 'minmax(6em, min(10em, 34%)) 1fr'

const Parts = /* @__PURE__ */ themedParts(ChakraDataList, 'dataList', {
  base: {
    root: { display: 'grid', columnGap: { base: '4', sm: '10' }, width: 'full', textStyle: 'list' },
    item: {
      display: 'grid',
      gridColumn: { base: '1 / -1', sm: 'auto' },
      // On a phone the terms are as wide as the longest of them, or of one width where the browser cannot tell.
      gridTemplateColumns: { base: '38% minmax(0, 1fr)', sm: besideEachOther },
      '@supports (grid-template-columns: subgrid)': {
        gridTemplateColumns: { base: 'subgrid', sm: besideEachOther },
      },
      alignItems: 'baseline',
      columnGap: '4',
      paddingBlock: { base: '2', sm: '3' },
      borderBottom: '1px solid',
      borderColor: 'border',
      '@media print': { paddingBlock: '1.5' },
    },
    itemLabel: { color: 'fg.muted', textStyle: { base: 'sm', sm: 'list' } },
    itemValue: { minWidth: '0', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})

export type Description = { id: string; term: ReactNode; detail: ReactNode }

type DataListProps = {
  items: Description[]
  /** As many columns as have room, at most this many. */
  columns?: 1 | 2
}

// No more than two of these fit into a line, however wide it is.
const narrowest = { 1: '100%', 2: 'max(22rem, 40%)' }

/** Terms and their values: the facts of one record. One that cannot be shown is left out. */
export const DataList = ({ items, columns = 1 }: DataListProps) => (
  <Parts.Root
    gridTemplateColumns={{
      base: 'fit-content(42%) minmax(0, 1fr)',
      sm: `repeat(auto-fit, minmax(min(100%, ${narrowest[columns]}), 1fr))`,
    }}
  >
    {items.map(({ id, term, detail }) => (
      <ErrorBoundary key={id} of={detail}>
        <Parts.Item>
          <Parts.ItemLabel>{term}</Parts.ItemLabel>
          <Parts.ItemValue>{detail}</Parts.ItemValue>
        </Parts.Item>
      </ErrorBoundary>
    ))}
  </Parts.Root>
)
