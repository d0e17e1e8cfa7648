import { useLingui } from '@lingui/react/macro'
import { Breadcrumb } from '@portal/ui'
import type { ReactNode } from 'react'
import { StoredLink } from '../address/stored-link.tsx'

/** A place above the page, or the page itself, whose `href` nothing reads. */
interface TrailItem {
  id: string
  label: ReactNode
  href?: string
}

/** Where the page stands: home, then the places from there down to the page. */
export function PageTrail({ items }: { items: TrailItem[] }) {
  const { t } = useLingui()
  return (
    <Breadcrumb
      label={t`当前位置`}
      items={[{ id: 'home', label: t`首页`, href: '/' }, ...items]}
      renderLink={(item, props) => <StoredLink {...props} href={item.href ?? ''} />}
    />
  )
}
