/** The records of a list inside an answer: none of what is no list, and none that are no records. */
export const listOf = <Item>(value: readonly Item[] | null | undefined): Item[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
