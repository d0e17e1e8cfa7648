import type { ReactNode } from 'react'
import { Contained } from './contained.tsx'

interface EachProps<Item> {
  /** None for what is no list. */
  items: readonly Item[] | undefined
  children: (item: Item, index: number) => ReactNode
}

/** The rows of a list, one for each record. A record that cannot be shown is left out, and takes no other along. */
export const Each = <Item,>({ items, children }: EachProps<Item>) =>
  Array.isArray(items) &&
  items.map((item: Item, index) => (
    <Contained key={keyOf(item, index)} of={item}>
      <Row item={item} index={index}>
        {children}
      </Row>
    </Contained>
  ))

// In a component of its own, so that what it throws is thrown inside the boundary.
const Row = <Item,>({
  item,
  index,
  children,
}: { item: Item; index: number } & Pick<EachProps<Item>, 'children'>) => children(item, index)

function keyOf(item: unknown, index: number): string | number {
  const id = (item as { id?: unknown } | null)?.id
  return typeof id === 'number' || typeof id === 'string' ? id : `at ${index}`
}
