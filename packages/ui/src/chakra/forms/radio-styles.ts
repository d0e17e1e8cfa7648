import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** The ring of a radio button; chosen, it is a thick one. */
export const radio: SystemStyleObject = {
  flex: 'none',
  width: 'max(1.25rem, 16px)',
  height: 'max(1.25rem, 16px)',
  border: '1px solid',
  borderColor: 'border.emphasized',
  borderRadius: 'full',
  background: 'bg.panel',
  '&[data-state=checked]': {
    borderWidth: 'max(0.375rem, 5px)',
    borderColor: 'ink.solid',
    background: 'ink.contrast',
  },
  _disabled: { opacity: '0.5' },
}

export const focused: SystemStyleObject = {
  outline: '2px solid',
  outlineColor: 'ink.focusRing',
  outlineOffset: '2px',
}

/** One of a few, each with its words. */
export type RadioItem = {
  value: string
  label: ReactNode
  description?: ReactNode
  /** A small picture or amount at the end of the card. */
  picture?: ReactNode
  disabled?: boolean
}

export type RadioProps = {
  legend: ReactNode
  items: RadioItem[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  error?: ReactNode
  name?: string
  disabled?: boolean
}
