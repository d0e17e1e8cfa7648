import { Input as ChakraInput } from '@chakra-ui/react/input'
import { InputGroup } from '@chakra-ui/react/input-group'
import { Textarea as ChakraTextarea } from '@chakra-ui/react/textarea'
import type { ComponentProps, ReactNode } from 'react'
import { control, smallControl } from '../shared-styles.ts'
import { type Recipe, themed } from '../themed.ts'

const recipe: Recipe = {
  base: control,
  variants: { size: { sm: smallControl, md: {} } },
  defaultVariants: { size: 'md' },
}

const BaseInput = /* @__PURE__ */ themed(ChakraInput, 'input', recipe)
const BaseTextarea = /* @__PURE__ */ themed(ChakraTextarea, 'textarea', {
  ...recipe,
  base: { ...control, paddingBlock: '2.5', lineHeight: 'short', resize: 'vertical' },
})

type InputProps = Omit<ComponentProps<typeof ChakraInput>, 'size' | 'variant'> & {
  size?: 'sm' | 'md'
  /** Inside the box, before and after the text: an icon, a unit, a button. */
  start?: ReactNode
  end?: ReactNode
}

/** One line of text; every native attribute passes through, `ref` too. */
export function Input({ start, end, ...rest }: InputProps) {
  if (!start && !end) return <BaseInput {...rest} />
  return (
    <InputGroup
      startElement={start}
      endElement={end}
      {...{ startElementProps: edge('start'), endElementProps: edge('end') }}
    >
      <BaseInput
        {...(start !== undefined && { ps: edgeWidth })}
        {...(end !== undefined && { pe: edgeWidth })}
        {...rest}
      />
    </InputGroup>
  )
}

/** Room for what stands over an edge of the box. Chakra reckons it from a height that this house's boxes do not have. */
const edgeWidth = '2.75rem'

/** What stands over the edge of the box, in the middle of its height. */
const edge = (side: 'start' | 'end') => ({
  position: 'absolute' as const,
  insetBlock: '0',
  [side === 'start' ? 'insetInlineStart' : 'insetInlineEnd']: '0',
  zIndex: '1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: edgeWidth,
  paddingInline: '2',
  color: 'fg.muted',
  textStyle: 'md',
  // A press on an icon reaches the box; a button takes its own.
  pointerEvents: 'none' as const,
  '& button': { pointerEvents: 'auto' },
})

type TextareaProps = Omit<ComponentProps<typeof ChakraTextarea>, 'size' | 'variant'> & { size?: 'sm' | 'md' }

/** Several lines of text; `autoresize` grows with them. */
export const Textarea = ({ rows = 4, ...rest }: TextareaProps) => <BaseTextarea rows={rows} {...rest} />
