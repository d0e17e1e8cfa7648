import { Heading as ChakraHeading } from '@chakra-ui/react/heading'
import { Text as ChakraText } from '@chakra-ui/react/text'
import { themed } from '../themed.ts'

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl'] as const
const size = Object.fromEntries(sizes.map((textStyle) => [textStyle, { textStyle }]))

/** `as` gives its level, `size` its looks. */
export const Heading = /* @__PURE__ */ themed(ChakraHeading, 'heading', {
  base: { fontWeight: 'semibold', textWrap: 'pretty' },
  variants: { size },
  defaultVariants: { size: 'xl' },
})

/** A paragraph; `textStyle="sm"` and `color="fg.muted"` for what is said beside. */
export const Text = /* @__PURE__ */ themed(ChakraText, 'text', {
  base: { textStyle: 'md' },
})
