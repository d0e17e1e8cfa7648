import { Steps as ChakraSteps, useStepsStyles } from '@chakra-ui/react/steps'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { themedParts } from '../themed.ts'

const size = 'max(2rem, 26px)'

/** The parts, for steps that hold their own content. */
export const StepsParts = /* @__PURE__ */ themedParts(ChakraSteps, 'steps', {
  base: {
    root: { width: 'full' },
    // Where the longest words of all steps do not fit beside each other, the last ones stand below.
    list: { display: 'flex', flexWrap: 'wrap', rowGap: '2', listStyle: 'none' },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      _last: { flex: 'none', '& [data-part=separator]': { display: 'none' } },
    },
    trigger: { display: 'flex', alignItems: 'center', gap: '2.5', textAlign: 'start', borderRadius: 'l1' },
    indicator: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: size,
      height: size,
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
      color: 'fg.muted',
      textStyle: 'sm',
      fontVariantNumeric: 'tabular-nums',
      '&[data-current]': { borderColor: 'ink.solid', background: 'ink.solid', color: 'ink.contrast' },
      '&[data-complete]': { borderColor: 'ink.border', background: 'ink.subtle', color: 'ink.fg' },
    },
    title: {
      color: 'fg.muted',
      textStyle: 'md',
      '[aria-current=step] &': { color: 'fg', fontWeight: 'semibold' },
    },
    description: { color: 'fg.muted', textStyle: 'xs' },
    separator: { background: 'border', '&[data-complete]': { background: 'ink.solid' } },
    content: { paddingTop: '5' },
  },
  variants: {
    orientation: {
      horizontal: {
        item: { flex: '1' },
        separator: { flex: '1', height: '1px', marginInline: '2.5' },
      },
      vertical: {
        list: { flexDirection: 'column', rowGap: '0' },
        item: { flex: 'none', alignItems: 'start', paddingBottom: '5' },
        separator: {
          position: 'absolute',
          insetBlockStart: `calc(${size} + 0.25rem)`,
          insetBlockEnd: '1',
          insetInlineStart: `calc(${size} / 2)`,
          width: '1px',
        },
      },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
})

type StepsProps = {
  /** Names the list. */
  label: string
  items: { id: string; title: ReactNode; description?: ReactNode }[]
  /** The index of the step one is at; as many as there are steps when all is done. */
  current: number
  /** `vertical` where there is little room. */
  orientation?: 'horizontal' | 'vertical'
}

/** Where one is on a way of several steps; it shows, and does not lead. */
export const Steps = ({ label, items, current, orientation = 'horizontal' }: StepsProps) => (
  <StepsParts.Root step={current} count={items.length} orientation={orientation}>
    <List label={label}>
      {items.map(({ id, title, description }, index) => (
        <StepsParts.Item
          key={id}
          as="li"
          index={index}
          role="listitem"
          aria-current={index === current ? 'step' : undefined}
        >
          <StepsParts.Indicator>
            <StepsParts.Status complete={<Icon name="check" size="1em" />} incomplete={index + 1} />
          </StepsParts.Indicator>
          <div>
            <StepsParts.Title>{title}</StepsParts.Title>
            {description && <StepsParts.Description>{description}</StepsParts.Description>}
          </div>
          <StepsParts.Separator />
        </StepsParts.Item>
      ))}
    </List>
  </StepsParts.Root>
)

/** A list of its own: Chakra's is a list of tabs, which these are not. */
const List = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.ol css={useStepsStyles().list} aria-label={label}>
    {children}
  </chakra.ol>
)
