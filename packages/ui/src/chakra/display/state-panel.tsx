import { EmptyState as ChakraEmptyState } from '@chakra-ui/react/empty-state'
import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraEmptyState, 'emptyState', {
  base: {
    root: { width: 'full', paddingBlock: 'clamp(2rem, 6vw, 4rem)', paddingInline: '6' },
    content: { display: 'grid', justifyItems: 'center', gap: '3', textAlign: 'center' },
    indicator: { width: 'min(12rem, 60vw)', marginBottom: '2' },
    title: { fontWeight: 'semibold', textStyle: 'xl', textWrap: 'balance' },
    description: { maxWidth: '34em', color: 'fg.muted', textStyle: 'md', textWrap: 'pretty' },
  },
})

type StateProps = {
  /** A picture from `@portal/ui/artwork`. */
  art?: ReactNode
  title: ReactNode
  /** What would be here, or what happened, in the reader's words. */
  children?: ReactNode
  /** The next step: a link or button, or several. */
  action?: ReactNode
  /** Makes the title a heading: 1 where the state is the whole page. */
  level?: 1 | 2 | 3
}

function StatePanel({ art, title, children, action, level, role }: StateProps & { role?: 'alert' }) {
  const panel = useRef<HTMLDivElement>(null)
  // Its action takes the state away, and the focus with it: that stays in what holds the state.
  useLayoutEffect(() => {
    const element = panel.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Parts.Root ref={panel} role={role}>
      <Parts.Content>
        {art && <Parts.Indicator>{art}</Parts.Indicator>}
        <Parts.Title as={level ? `h${level}` : 'p'}>{title}</Parts.Title>
        {children && <Parts.Description as="div">{children}</Parts.Description>}
        {action && (
          <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="3" marginTop="3">
            {action}
          </chakra.div>
        )}
      </Parts.Content>
    </Parts.Root>
  )
}

/** Stands where a list has nothing to show yet. */
export const EmptyState = (props: StateProps) => <StatePanel {...props} />

/** Stands where something could not be loaded; announced as soon as it appears. */
export const ErrorState = (props: StateProps) => <StatePanel {...props} role="alert" />
