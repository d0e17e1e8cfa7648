import type { EducationHours, HourCertificate } from '@portal/api-contract'
import { QrCode } from '@portal/ui/qr'
import paper from '../paper.module.css'
import styles from './hours-paper.module.css'

const title = '继续教育学时汇总表'

interface HoursSummaryProps {
  period: EducationHours
  /** Those of the period, the oldest first. */
  certificates: readonly HourCertificate[]
  holder: Pick<HourCertificate, 'holderName' | 'memberNo' | 'issuer'>
}

/** The hours of a period as they were certified year by year. It has no seal of its own: each certificate is looked up by its QR. */
export function HoursSummary({ period, certificates, holder }: HoursSummaryProps) {
  const { fromYear, toYear, categories } = period
  const { holderName, memberNo, issuer } = holder
  const sum = (hours: 'compulsoryHours' | 'electiveHours') =>
    certificates.reduce((total, certificate) => total + certificate[hours], 0)
  const required = (name: string) => categories.find(({ category }) => category === name)?.requiredHours ?? 0
  return (
    <article className={paper.sheet} lang="zh-CN" aria-label={title}>
      <header className={styles.head}>
        <p className={paper.issuer}>{issuer}</p>
        <h1 className={paper.title}>{title}</h1>
      </header>
      <table className={paper.table}>
        <tbody>
          <tr>
            <th scope="row">姓名</th>
            <td>{holderName}</td>
            <th scope="row">会员编号</th>
            <td>{memberNo ?? '—'}</td>
          </tr>
          <tr>
            <th scope="row">周期</th>
            <td colSpan={3}>
              {fromYear} 年至 {toYear} 年，须学必修 {required('必修')} 学时、选修 {required('选修')} 学时
            </td>
          </tr>
        </tbody>
      </table>
      <table className={`${paper.table} ${styles.list}`}>
        <caption className={styles.caption}>已出具的年度学时证明</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.short}>
              年度
            </th>
            <th scope="col" className={styles.short}>
              必修
            </th>
            <th scope="col" className={styles.short}>
              选修
            </th>
            <th scope="col">证明编号</th>
            <th scope="col" className={styles.date}>
              扫码查验
            </th>
          </tr>
        </thead>
        <tbody>
          {certificates.map(({ id, year, compulsoryHours, electiveHours, certNo, verifyUrl }) => (
            <tr key={id}>
              <th scope="row">{year}</th>
              <td>{compulsoryHours}</td>
              <td>{electiveHours}</td>
              <td>{certNo}</td>
              <td>
                <QrCode value={verifyUrl} size="22mm" label={`${year} 年度查验二维码`} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">合计</th>
            <td>{sum('compulsoryHours')}</td>
            <td>{sum('electiveHours')}</td>
            <td colSpan={2} />
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>本表由持证人自行打印，各年度学时以扫码查验的证明为准。</p>
    </article>
  )
}
