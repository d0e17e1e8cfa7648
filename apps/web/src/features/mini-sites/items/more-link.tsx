import { useLingui } from '@lingui/react/macro'
import { moreLinkClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { StoredLink } from '../../../lib/address/stored-link.tsx'

/** Leads from a part of a site's home to the page that shows the whole. */
export function MoreLink({ href, name }: { href: string; name: string }) {
  const { t } = useLingui()
  return (
    <StoredLink href={href} className={moreLinkClass} aria-label={t`更多${name}`}>
      {t`更多`}
      <Icon name="chevronRight" size="1em" />
    </StoredLink>
  )
}
