import { Card as ChakraCard } from '@chakra-ui/react/card'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { themedParts } from '../themed.ts'

/** A bordered surface: `Card.Root`, `Card.Header`, `Card.Title`, `Card.Body`, `Card.Footer`. */
export const Card = /* @__PURE__ */ themedParts(ChakraCard, 'card', {
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'l3',
      background: 'bg.panel',
      color: 'fg',
    },
    header: { padding: '5', paddingBottom: '0' },
    title: { fontWeight: 'semibold', textStyle: 'lg' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    body: { flex: '1', padding: '5' },
    footer: { display: 'flex', flexWrap: 'wrap', gap: '3', padding: '5', paddingTop: '0' },
  },
  variants: {
    /** Lifts when pointed at: for a card that holds one link. */
    variant: {
      linked: {
        root: {
          transitionProperty: 'border-color, box-shadow',
          transitionDuration: 'moderate',
          _hover: { borderColor: 'ink.border', boxShadow: 'md' },
        },
      },
    },
  },
})

type PanelProps = Omit<ComponentProps<typeof chakra.section>, 'title'> & {
  title: ReactNode
  /** Heading level within the page; the size stays the same. */
  level?: 2 | 3 | 4
  /** Stands at the other end of the head: a "more" link, a filter. */
  action?: ReactNode
}

/** A titled region of a page, named by its heading. */
export function Panel({ title, level = 2, action, children, ...rest }: PanelProps) {
  const id = useId()
  const Title = `h${level}` as const
  return (
    <chakra.section
      aria-labelledby={id}
      padding="clamp(1rem, 2.5vw, 1.75rem)"
      border="1px solid"
      borderColor="border"
      borderRadius="l3"
      background="bg.panel"
      minWidth="0"
      {...rest}
    >
      <chakra.header
        className="measured"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        columnGap="4"
        marginBottom="5"
        paddingBottom="3.5"
      >
        <chakra.h2 as={Title} id={id} textStyle="xl" fontWeight="semibold">
          {title}
        </chakra.h2>
        {action}
      </chakra.header>
      {children}
    </chakra.section>
  )
}
