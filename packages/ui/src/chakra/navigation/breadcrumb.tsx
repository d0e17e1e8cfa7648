import { Breadcrumb as ChakraBreadcrumb } from '@chakra-ui/react/breadcrumb'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { themedParts } from '../themed.ts'

const Parts = /* @__PURE__ */ themedParts(ChakraBreadcrumb, 'breadcrumb', {
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      color: 'fg.muted',
      textStyle: 'sm',
      listStyle: 'none',
    },
    item: { display: 'flex', minWidth: '0' },
    link: {
      paddingBlock: '0.5',
      _hover: { color: 'ink.fg', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    },
    currentLink: { paddingBlock: '0.5', color: 'fg' },
    separator: { display: 'flex', marginInline: '0.375em', color: 'border.emphasized' },
  },
})

type BreadcrumbProps = {
  /** Names the landmark. */
  label: string
  /** From the beginning down, each a router's link with its words. */
  links: ReactElement[]
  /** The page itself. */
  current: ReactNode
}

/** Where the page stands. */
export const Breadcrumb = ({ label, links, current }: BreadcrumbProps) => (
  <Parts.Root aria-label={label}>
    <Parts.List>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        <Fragment key={index}>
          <Parts.Item>
            <Parts.Link asChild>{link}</Parts.Link>
          </Parts.Item>
          <Parts.Separator>
            <Icon name="chevronRight" size="1em" />
          </Parts.Separator>
        </Fragment>
      ))}
      <Parts.Item>
        <Parts.CurrentLink>{current}</Parts.CurrentLink>
      </Parts.Item>
    </Parts.List>
  </Parts.Root>
)
