const sizes = ['xs', 'sm', 'md', 'list', 'body', 'lg', 'xl', '2xl', '3xl']

const tight = new Set(['xl', '2xl', '3xl'])

/** The sizes of type with their line heights, for Chakra's components. */
export const textStyles = Object.fromEntries(
  sizes.map((size) => [size, { value: { fontSize: size, lineHeight: tight.has(size) ? 'tight' : 'short' } }]),
)
