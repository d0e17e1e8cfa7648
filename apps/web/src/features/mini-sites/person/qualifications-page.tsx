import { useLingui } from '@lingui/react/macro'
import { Certificates } from '../items/certificate-wall.tsx'
import { CertificatesSkeleton } from '../items/certificates-skeleton.tsx'
import { type ListAddress, ListPage } from '../items/list-page.tsx'
import { siteLists } from '../prefetch.ts'

/** A person's qualifications, each with its certificate beside it. */
export function PersonQualificationsPage(address: ListAddress) {
  const { t } = useLingui()
  return (
    <ListPage
      {...address}
      list={siteLists.personQualifications}
      title={t`执业资格`}
      lead={t`点击证书可放大查看`}
      empty={t`还没有发布执业资格`}
      skeleton={<CertificatesSkeleton layout="list" />}
    >
      {(items) => <Certificates items={items} layout="list" />}
    </ListPage>
  )
}
