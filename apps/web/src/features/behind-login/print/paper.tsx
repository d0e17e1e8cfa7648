import type { PrintInfo } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { QrCode } from '@portal/ui/qr'
import { listOf } from '../../../lib/content/list-of.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import { formLines } from './form-lines.ts'
import styles from './paper.module.css'
import { paperWords, statement } from './paper-words.ts'
import type { PrintSearch } from './print-search.ts'

interface PaperProps {
  type: NonNullable<PrintSearch['type']>
  print: PrintInfo
}

/** A form, a notice or a receipt on A4: the same on the screen and on paper, in light colours always. */
export function Paper({ type, print }: PaperProps) {
  const { issuer, certNo, holderName, photoUrl, amount, rows } = print
  const words = paperWords[type]
  const head = [
    { label: words.holder, value: holderName },
    ...(amount !== null && 'amount' in words ? [{ label: words.amount, value: formatMoney(amount) }] : []),
  ]
  return (
    <article className={styles.sheet} lang="zh-CN" aria-label={words.title}>
      <header className={styles.head}>
        <p className={styles.issuer}>{issuer}</p>
        <h1 className={styles.title}>{words.title}</h1>
        {photoUrl && <Picture path={photoUrl} alt="照片" width={250} height={350} className={styles.photo} />}
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={4} className={styles.number}>
              {words.number}：{certNo}
            </th>
          </tr>
        </thead>
        <tbody>
          {[...head.map((row) => [row]), ...formLines(listOf(rows))].map((line) => (
            <tr key={line[0]?.label}>
              {line.map(({ label, value }) => [
                <th key={label} scope="row">
                  {label}
                </th>,
                <td key={`${label}-value`} colSpan={line.length === 1 ? 3 : 1}>
                  {value}
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
      {type === 'APPLY_FORM' && <Signature />}
      <Foot print={print} isSealed={type !== 'APPLY_FORM'} />
    </article>
  )
}

const Signature = () => (
  <section className={styles.signature} aria-label="申请人声明">
    <p>{statement}</p>
    <p className={styles.sign}>
      <span>法定代表人（本人）签字：</span>
      <span>（单位盖章）</span>
      <span>年　　月　　日</span>
    </p>
  </section>
)

/** How the paper is checked, and who issued it. A form has no seal: it says what was applied for, not what was granted. */
function Foot({ print, isSealed }: { print: PrintInfo; isSealed: boolean }) {
  const { verifyUrl, verifyCode, issuer, issueDate, sealUrl } = print
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
        {isSealed && <Picture path={sealUrl} alt="印章" width={160} height={160} className={styles.seal} />}
        <p>{issuer}</p>
        <p>{issueDate}</p>
      </div>
    </footer>
  )
}
