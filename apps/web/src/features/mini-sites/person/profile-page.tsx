import { useLingui } from '@lingui/react/macro'
import type { CompanySite } from '@portal/api-contract'
import { Panel, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import { ContactList } from '../items/contact-list.tsx'
import { ContactQr } from '../items/contact-qr.tsx'
import { OwnersText } from '../items/owners-text.tsx'
import { SitePage } from '../items/site-page.tsx'
import { memberQueryOptions, personContentQueryOptions } from '../queries.ts'
import { MemberFacts } from './member-facts.tsx'
import { Milestones } from './milestones.tsx'
import styles from './profile-page.module.css'

const hasWay = (contacts: CompanySite['contacts'] | undefined): boolean =>
  Object.values(contacts ?? {}).some(Boolean)

/** Who a person is: the own words, the stations of a working life, how to reach them. */
export function PersonProfilePage({ domainId }: { domainId: string }) {
  const { t } = useLingui()
  const content = useQuery(personContentQueryOptions(domainId))
  const member = useQuery(memberQueryOptions(domainId))
  return (
    <SitePage
      site={{ owner: 'person', domainId }}
      title={t`个人简介`}
      lead={t`简介由本人撰写，登记信息以协会记录为准`}
    >
      <div className={styles.row}>
        <aside className={styles.side}>
          <Panel title={t`登记信息`}>
            {member.data && <MemberFacts member={member.data} />}
            {!member.data && member.error && <LoadFailure title={t`登记信息没有加载成功`} query={member} />}
            {!member.data && !member.error && <SkeletonText lines={8} />}
          </Panel>
          {content.data && hasWay(content.data.contacts) && (
            <Panel title={t`联系方式`} className={styles.contact}>
              <ContactList contacts={content.data.contacts} />
              <ContactQr name={content.data.name} contacts={content.data.contacts} />
            </Panel>
          )}
        </aside>
        <div className={styles.main}>
          <div className={styles.text}>
            {content.isLoadingError ? (
              <LoadFailure title={t`简介没有加载成功`} query={content} />
            ) : (
              <OwnersText html={content.data?.intro} />
            )}
          </div>
          {member.data && <Milestones member={member.data} />}
        </div>
      </div>
    </SitePage>
  )
}
