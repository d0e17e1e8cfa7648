import type { HourCertificate } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { CheckAndSeal } from '../check-and-seal.tsx'
import paper from '../paper.module.css'
import styles from './hours-paper.module.css'

const title = '继续教育学时证明'

/** A year's certificate of hours on A4; what stands on it is the association's, and Chinese in every language of the website. */
export function HoursCertificate({ certificate }: { certificate: HourCertificate }) {
  const { issuer, certNo, holderName, memberNo, year, compulsoryHours, electiveHours, courses } = certificate
  return (
    <article className={paper.sheet} lang="zh-CN" aria-label={title}>
      <header className={styles.head}>
        <p className={paper.issuer}>{issuer}</p>
        <h1 className={paper.title}>{title}</h1>
      </header>
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="colgroup" colSpan={4} className={paper.number}>
              证明编号：{certNo}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">姓名</th>
            <td>{holderName}</td>
            <th scope="row">会员编号</th>
            <td>{memberNo ?? '—'}</td>
          </tr>
          <tr>
            <th scope="row">年度</th>
            <td>{year}</td>
            <th scope="row">合计学时</th>
            <td>{compulsoryHours + electiveHours}</td>
          </tr>
          <tr>
            <th scope="row">必修学时</th>
            <td>{compulsoryHours}</td>
            <th scope="row">选修学时</th>
            <td>{electiveHours}</td>
          </tr>
        </tbody>
      </table>
      <table className={`${paper.table} ${styles.list}`}>
        <caption className={styles.caption}>计入学时的课程</caption>
        <thead>
          <tr>
            <th scope="col">课程</th>
            <th scope="col" className={styles.short}>
              类别
            </th>
            <th scope="col" className={styles.short}>
              学时
            </th>
            <th scope="col" className={styles.date}>
              入账日期
            </th>
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <tr key={course.courseId}>
              <td>{course.title}</td>
              <td>{course.category}</td>
              <td>{course.creditHours}</td>
              <td>{formatDate(course.creditTime)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <CheckAndSeal print={certificate} />
    </article>
  )
}
