import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Table as ChakraTable } from '@chakra-ui/react/table'
import { themedParts } from '../themed.ts'

const unseen: SystemStyleObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

/** Where there is little room each row is a card, and each cell tells its column's name (`data-label`). */
const asCards: Record<string, SystemStyleObject> = {
  root: { '@container (max-width: 46rem)': { display: 'grid' } },
  // Of the heads those stay that sort the cards.
  header: { '@container (max-width: 46rem)': { display: 'block' } },
  columnHeader: {
    '@container (max-width: 46rem)': {
      padding: '0',
      border: '0',
      background: 'none',
      '&:not([aria-sort])': unseen,
    },
  },
  body: { '@container (max-width: 46rem)': { display: 'grid', gap: '2.5' } },
  row: {
    '@container (max-width: 46rem)': {
      '&:is(thead > *)': { display: 'flex', flexWrap: 'wrap', columnGap: '5' },
      '&:is(thead > :has([aria-sort]))': { paddingBottom: '2' },
      '&:is(tbody > *)': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        paddingBlock: '2.5',
        paddingInline: '4',
        border: '1px solid',
        borderColor: 'border',
        borderRadius: 'l3',
        background: 'bg.panel',
      },
    },
    // A tablet has room for two facts side by side.
    '@container (min-width: 32rem) and (max-width: 46rem)': {
      '&:is(tbody > *)': { gridTemplateColumns: '1fr 1fr', columnGap: '10' },
    },
  },
  cell: {
    '@container (max-width: 46rem)': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '2',
      padding: '0',
      paddingBlock: '0.1875rem',
      border: '0',
      textAlign: 'end',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      '&[data-label]::before': {
        content: 'attr(data-label)',
        flex: 'none',
        maxWidth: '45%',
        color: 'fg.muted',
        textStyle: 'sm',
        textAlign: 'start',
      },
      '&:not([data-label], th)': { justifyContent: 'end', paddingBlock: '1.5' },
      '&:is(th)': {
        paddingBlock: '0.25rem 0.5rem',
        justifyContent: 'start',
        textAlign: 'start',
        textStyle: 'lg',
        fontWeight: 'semibold',
        textWrap: 'pretty',
      },
      '& > [data-skeleton]': { alignSelf: 'center' },
    },
    '@container (min-width: 32rem) and (max-width: 46rem)': {
      '&:is(th, :not([data-label]))': { gridColumn: '1 / -1' },
    },
  },
}

/** The parts: `Table.ScrollArea`, `Table.Root`, `Table.Header`, `Table.Row`, `Table.ColumnHeader`, `Table.Cell` … */
export const Table = /* @__PURE__ */ themedParts(ChakraTable, 'table', {
  base: {
    root: {
      width: 'full',
      textStyle: 'list',
      fontVariantNumeric: 'tabular-nums',
      transitionProperty: 'color',
      transitionDuration: 'moderate',
      '&[aria-busy=true]': { color: 'fg.muted', cursor: 'progress' },
    },
    columnHeader: {
      paddingBlock: '3',
      paddingInline: '4',
      borderBlock: '1px solid',
      borderColor: 'border',
      background: 'bg.subtle',
      color: 'fg.muted',
      fontWeight: 'medium',
      textStyle: 'sm',
      textAlign: 'start',
      whiteSpace: 'nowrap',
    },
    row: {
      '&:is(tbody > *):hover': { background: 'bg.subtle' },
      '&[aria-selected=true]': { background: 'ink.subtle' },
    },
    cell: {
      paddingBlock: '3.5',
      paddingInline: '4',
      borderBottom: '1px solid',
      borderColor: 'border',
      textAlign: 'start',
      verticalAlign: 'baseline',
      fontWeight: 'normal',
      '&:is(th)': { fontWeight: 'medium' },
      '@media print': { paddingBlock: '1.5', paddingInline: '2', textStyle: 'sm' },
    },
    header: {},
    body: {},
    footer: { fontWeight: 'semibold', background: 'bg.subtle' },
    caption: { color: 'fg.muted', textStyle: 'sm' },
  },
  variants: {
    size: {
      // The desk's: 14 px in rows of 36 px.
      sm: {
        root: { fontSize: 'max(0.875rem, 14px)' },
        columnHeader: { paddingBlock: '1.5', paddingInline: '2.5' },
        cell: { paddingBlock: 'max(0.4375rem, 6px)', paddingInline: '2.5' },
      },
      md: {},
    },
    variant: { cards: asCards },
  },
  defaultVariants: { size: 'md' },
})
