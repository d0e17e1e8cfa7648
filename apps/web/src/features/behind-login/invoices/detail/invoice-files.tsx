import { useLingui } from '@lingui/react/macro'
import type { MemberInvoice } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Skeleton } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { DownloadLink } from '../../../../lib/content/download-link.tsx'
import { Contained } from '../../../../lib/states/contained.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from './invoice-detail.module.css'

// Most save the file or have it in their mail.
const PdfView = lazyPart(() => import('../../../../lib/chakra/record/pdf-view.tsx'))

/** The files of an invoice that was issued: to save, and the one for reading to look at in place. */
export function InvoiceFiles({ invoice }: { invoice: MemberInvoice }) {
  const { t } = useLingui()
  const [isShown, setShown] = useState(false)
  const { invoiceNo, pdfUrl, ofdUrl, xmlUrl } = invoice
  const files = [
    { kind: 'PDF', path: pdfUrl },
    { kind: 'OFD', path: ofdUrl },
    { kind: 'XML', path: xmlUrl },
  ].filter(({ path }) => path !== null)
  if (files.length === 0) return null
  return (
    <section aria-label={t`发票文件`} className={styles.files}>
      <div className={styles.actions}>
        {pdfUrl !== null && (
          <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            <Icon name="eye" />
            {isShown ? t`收起发票` : t`查看发票`}
          </Button>
        )}
        {files.map(({ kind, path }) => (
          <Button key={kind} asChild variant="outline">
            <DownloadLink path={path} name={`${invoiceNo}.${kind.toLowerCase()}`}>
              <Icon name="download" />
              {t`下载 ${kind}`}
            </DownloadLink>
          </Button>
        ))}
      </div>
      {isShown && pdfUrl !== null && (
        <Contained>
          <Suspense fallback={<Skeleton height="40rem" />}>
            <PdfView path={pdfUrl} name={t`发票`} />
          </Suspense>
        </Contained>
      )}
    </section>
  )
}
