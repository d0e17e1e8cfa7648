import { useLingui } from '@lingui/react/macro'
import type { CompanySite } from '@portal/api-contract'
import { NearQr } from '../../../lib/content/near-qr.tsx'
import styles from './contact-qr.module.css'
import { vCard } from './vcard.ts'

/** The contacts as a QR for a phone's address book. */
export function ContactQr({ name, contacts }: { name: string; contacts: CompanySite['contacts'] }) {
  const { t } = useLingui()
  return (
    <figure className={styles.figure}>
      <NearQr value={vCard(name, contacts)} label={t`联系方式二维码`} className={styles.qr} />
      <figcaption>{t`扫码存入通讯录`}</figcaption>
    </figure>
  )
}
