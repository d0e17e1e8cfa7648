import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'

/** The line under a group that says what is wrong with it; the group is described by its `id`. */
export const RadioError = ({ id, children }: { id: string; children: ReactNode }) => (
  <chakra.p
    id={id}
    role="alert"
    display="flex"
    flex="1 0 100%"
    gap="0.375em"
    color="cinnabar.fg"
    textStyle="sm"
  >
    <Icon name="warning" />
    <span>{children}</span>
  </chakra.p>
)
