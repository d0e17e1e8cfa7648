import { useLingui } from '@lingui/react/macro'
import { Certificates } from '../items/certificate-wall.tsx'
import { CertificatesSkeleton } from '../items/certificates-skeleton.tsx'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'

/** A unit's honours as a wall of framed certificates. */
export function UnitHonoursPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.unitHonours}
      title={t`会员荣誉`}
      lead={t`点击证书可放大查看`}
      empty={t`还没有发布荣誉`}
      skeleton={<CertificatesSkeleton layout="wall" count={4} />}
    >
      {(items) => <Certificates items={items} layout="wall" />}
    </ListPage>
  )
}
