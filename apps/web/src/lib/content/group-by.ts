/** Records that share a value, such as a category, with that value. */
export interface Group<Item> {
  name: string
  items: Item[]
}

/** Puts records under the values that they share, both in the order in which they come. */
export function groupBy<Item>(items: readonly Item[], nameOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    const own = groups.get(name)
    if (own) own.push(item)
    else groups.set(name, [item])
  }
  return Array.from(groups, ([name, own]) => ({ name, items: own }))
}
