import { Plural } from '@lingui/react/macro'

/** How often an item was read. */
export const ViewCount = ({ count }: { count: number }) => (
  <span>
    <Plural value={count} one="浏览 # 次" other="浏览 # 次" />
  </span>
)
