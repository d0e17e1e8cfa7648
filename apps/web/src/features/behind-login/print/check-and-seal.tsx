import type { PrintInfo } from '@portal/api-contract'
import { QrCode } from '@portal/ui/qr'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './check-and-seal.module.css'

/** What stands at the foot of a paper. */
type Issued = Pick<PrintInfo, 'verifyUrl' | 'verifyCode' | 'issuer' | 'issueDate'> & {
  printType?: PrintInfo['printType']
  sealUrl?: string | undefined
}

/** How a paper is checked, and who issued it. A form has no seal: it says what was applied for, not what was granted. */
export function CheckAndSeal({ print }: { print: Issued }) {
  const { printType, verifyUrl, verifyCode, issuer, issueDate, sealUrl } = print
  return (
    <footer className={styles.foot}>
      <div className={styles.check}>
        <QrCode value={verifyUrl} size="26mm" label="查验二维码" />
        <p>
          扫码或凭查验码核对本件
          <br />
          <span className={styles.code}>{verifyCode.match(/.{1,6}/g)?.join(' ')}</span>
        </p>
      </div>
      <div className={styles.issued}>
        {sealUrl && printType !== 'APPLY_FORM' && (
          <Picture path={sealUrl} alt="印章" width={160} height={160} className={styles.seal} />
        )}
        <p>{issuer}</p>
        <p>{issueDate}</p>
      </div>
    </footer>
  )
}
