import { LineIcon } from '@portal/ui/artwork'

/** Lines on the grid of 24 px that the icons of all pages have; these would be of no use to any other page. */
const paths = {
  bullets: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  numbers: 'M10 6.5h10M10 12h10M10 17.5h10M4 5.2l1.3-.7v4.5M3.8 15.4a1.2 1.2 0 1 1 2 1.3L3.8 19.5h2.4',
  quote: 'M10 7.5c-3 .8-4.5 3-4.5 6v3H10v-4.5H5.5M19 7.5c-3 .8-4.5 3-4.5 6v3H19v-4.5h-4.5',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.4h16M12 5v14',
  undo: 'M8.5 5L4.5 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3.5',
  redo: 'M15.5 5l4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h3.5',
} as const

/** The picture of a tool of the editor. */
export const ToolIcon = ({ name }: { name: keyof typeof paths }) => <LineIcon path={paths[name]} />
