import { useLingui } from '@lingui/react/macro'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { StructuredData } from '../../lib/page/structured-data.tsx'
import styles from './contact-page.module.css'
import { Departments } from './departments-table.tsx'
import { Directions } from './directions.tsx'
import { Office } from './office.tsx'
import { officeThing } from './office-thing.ts'
import { PlaceMap } from './place-map.tsx'

/** Where the association is, when, and whom to ask about what. */
export function ContactPage() {
  const { t } = useLingui()
  return (
    <Page
      trail={<EntryTrail path="/ContactUs" name={t`联系我们`} />}
      hasSections
      title={t`联系我们`}
      lead={t`来访、来信、来电都欢迎。办具体的事，直接找负责的部门最快。`}
    >
      <StructuredData thing={officeThing()} />
      <div className={styles.place}>
        <Office />
        <PlaceMap />
      </div>
      <section aria-labelledby="departments" className={styles.section}>
        <h2 id="departments">{t`找谁办事`}</h2>
        <Departments />
      </section>
      <section aria-labelledby="directions" className={styles.section}>
        <h2 id="directions">{t`怎样到达`}</h2>
        <Directions />
      </section>
    </Page>
  )
}
