import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { trainingContact } from '../../lib/page/training-contact.ts'
import styles from './education-shell.module.css'

/** Whom students ask, above the footer (specification §1). */
export function EducationContact() {
  const { t } = useLingui()
  const { phone, mail } = trainingContact
  return (
    <aside className={styles.contact} aria-label={t`继续教育联系方式`}>
      <dl className="container">
        <div>
          <dt>
            <Icon name="phone" size="1.125em" /> {t`联系电话`}
          </dt>
          <dd>
            <a href={`tel:${phone}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="mail" size="1.125em" /> {t`服务邮箱`}
          </dt>
          <dd>
            <a href={`mailto:${mail}`}>{mail}</a>
          </dd>
        </div>
      </dl>
    </aside>
  )
}
