import { Pagination as ChakraPagination } from '@chakra-ui/react/pagination'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { Icon } from '../../artwork/icons.tsx'
import { touchTarget } from '../shared-styles.ts'
import { themedParts } from '../themed.ts'

const step = {
  display: 'grid',
  placeItems: 'center',
  minWidth: { base: '1.75rem', sm: 'max(2.5rem, 30px)' },
  minHeight: 'max(2.5rem, 30px)',
  paddingInline: { base: '0.5', sm: '2' },
  borderRadius: 'l2',
  color: 'fg.muted',
  textStyle: 'md',
  cursor: 'pointer',
  _hover: { background: 'ink.subtle', color: 'ink.fg' },
  '&[data-selected]': { background: 'ink.solid', color: 'ink.contrast', fontWeight: 'semibold' },
  '&:is(:disabled, [data-disabled])': { color: 'border.emphasized', background: 'none', cursor: 'default' },
  ...touchTarget,
}

const Parts = /* @__PURE__ */ themedParts(ChakraPagination, 'pagination', {
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: { base: '0', sm: '1.5' },
      fontVariantNumeric: 'tabular-nums',
    },
    item: step,
    prevTrigger: step,
    nextTrigger: step,
    ellipsis: { ...step, cursor: 'default', _hover: {} },
  },
})

export type PaginationLabels = {
  /** Names the landmark. */
  nav: string
  previous: string
  next: string
  /** Reads a page number out, as "page 3". */
  page: (page: number) => string
}

type PaginationProps = {
  /** 1-based. */
  page: number
  pageCount: number
  labels: PaginationLabels
} & (
  | { onChange: (page: number) => void }
  /** A router's link to that page, without its words: pages whose number is in the address. */
  | { link: (page: number) => ReactElement<{ children?: ReactNode }> }
)

/** The pages of a list; nothing where there is only one. */
export function Pagination({ page, pageCount, labels, ...rest }: PaginationProps) {
  if (pageCount < 2) return null
  const isLinked = 'link' in rest
  const linked = (target: number, content: ReactNode) =>
    isLinked ? cloneElement(rest.link(target), {}, content) : content
  // Where there is nothing to lead to, an arrow keeps its place and is no stop of the keyboard.
  const end = (arrow: ReactNode) => (isLinked ? <span aria-hidden="true">{arrow}</span> : arrow)
  const previous = <Icon name="chevronLeft" />
  const next = <Icon name="chevronRight" />
  return (
    <Parts.Root
      count={pageCount}
      pageSize={1}
      page={page}
      type={isLinked ? 'link' : 'button'}
      translations={{
        rootLabel: labels.nav,
        prevTriggerLabel: labels.previous,
        nextTriggerLabel: labels.next,
        itemLabel: ({ page: number }) => labels.page(number),
      }}
      {...(isLinked ? {} : { onPageChange: ({ page: target }) => rest.onChange(target) })}
    >
      <Parts.PrevTrigger asChild={isLinked}>
        {page > 1 ? linked(page - 1, previous) : end(previous)}
      </Parts.PrevTrigger>
      <Parts.Context>
        {({ pages }) =>
          pages.map((item, index) =>
            item.type === 'page' ? (
              <Parts.Item key={item.value} {...item} asChild={isLinked}>
                {linked(item.value, item.value)}
              </Parts.Item>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place
              <Parts.Ellipsis key={`gap-${index}`} index={index}>
                …
              </Parts.Ellipsis>
            ),
          )
        }
      </Parts.Context>
      <Parts.NextTrigger asChild={isLinked}>
        {page < pageCount ? linked(page + 1, next) : end(next)}
      </Parts.NextTrigger>
    </Parts.Root>
  )
}
