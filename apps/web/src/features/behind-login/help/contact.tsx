import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Badge, Panel, Link as TextLink } from '@portal/ui/chakra'
import { useNow } from '../../../lib/browser/use-now.ts'
import { isOfficeOpen } from '../../../lib/dates/office-hours.ts'
import { siteInfo } from '../../../lib/page/site-info.ts'
import styles from './help-centre.module.css'

/** Whom to ask about what. */
export interface Department {
  name: MessageDescriptor
  matters: MessageDescriptor
  phone: string
  mail: string
}

/** Whom to ask what no answer says, and when somebody is there. */
export function Contact({ departments }: { departments: Department[] }) {
  const { t, i18n } = useLingui()
  const isOpen = isOfficeOpen(useNow())
  return (
    <Panel
      title={t`联系秘书处`}
      action={
        <Badge tone={isOpen ? 'success' : 'neutral'} dot>
          {isOpen ? t`办公中` : t`已下班`}
        </Badge>
      }
    >
      <p className={styles.hours}>
        <Icon name="clock" />
        <Trans>工作日 09:00-17:30，技术热线 {siteInfo.hotline}</Trans>
      </p>
      <ul className={styles.departments}>
        {departments.map(({ name, matters, phone, mail }) => (
          <li key={phone}>
            <p className={styles.department}>{i18n._(name)}</p>
            <p className={styles.matters}>{i18n._(matters)}</p>
            <p className={styles.ways}>
              <TextLink href={`tel:${phone}`}>{phone}</TextLink>
              <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
