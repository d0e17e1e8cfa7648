import { Panel } from '@portal/ui'
import { ContainedPart } from '../../../lib/states/contained-part.tsx'
import { Items, type ItemsProps } from './items.tsx'
import { MoreLink } from './more-link.tsx'

interface ExcerptProps extends Omit<ItemsProps, 'name' | 'isExcerpt'> {
  title: string
  /** The page that shows the whole list, such as `/subNews`. */
  to: string
  className: string | undefined
  /** Whether its turn has come: all lists at once would keep a slow phone from answering taps. */
  isDue: boolean
}

/** The beginning of one of a site's lists, on its home. */
export const Excerpt = ({ title, to, className, isDue, ...items }: ExcerptProps) => (
  <Panel
    title={title}
    action={<MoreLink href={`${to}/${items.query.domainId}`} name={title} />}
    className={className}
  >
    <ContainedPart>{isDue ? <Items {...items} name={title} isExcerpt /> : items.skeleton}</ContainedPart>
  </Panel>
)
