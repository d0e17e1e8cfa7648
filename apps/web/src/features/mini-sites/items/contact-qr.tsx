import { useLingui } from '@lingui/react/macro'
import type { CompanySite } from '@portal/api-contract'
import { lazy, Suspense, useRef } from 'react'
import { useNearViewport } from '../../../lib/near-viewport.ts'
import styles from './contact-qr.module.css'
import { vCard } from './vcard.ts'

const QrCode = lazy(async () => ({ default: (await import('@portal/ui/qr')).QrCode }))

/** The contacts as a QR for a phone's address book; drawn when the reader comes near it. */
export function ContactQr({ name, contacts }: { name: string; contacts: CompanySite['contacts'] }) {
  const { t } = useLingui()
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearViewport(figure)
  return (
    <figure ref={figure} className={styles.figure}>
      <div className={styles.qr}>
        {isNear && (
          <Suspense>
            <QrCode value={vCard(name, contacts)} size="100%" label={t`联系方式二维码`} />
          </Suspense>
        )}
      </div>
      <figcaption>{t`扫码存入通讯录`}</figcaption>
    </figure>
  )
}
