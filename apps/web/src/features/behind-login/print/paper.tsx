import type { PrintInfo } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { listOf } from '../../../lib/content/list-of.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import { CheckAndSeal } from './check-and-seal.tsx'
import { formLines } from './form-lines.ts'
import styles from './paper.module.css'
import { paperWords } from './paper-words.ts'

/** A form, a notice or a receipt on A4: the same on the screen and on paper, in light colours always. */
export function Paper({ print }: { print: PrintInfo }) {
  const { printType, issuer, certNo, holderName, photoUrl, amount, statement, rows } = print
  const words = paperWords(printType)
  const head = [
    { label: words.holder, value: holderName },
    ...(amount !== null && words.amount ? [{ label: words.amount, value: formatMoney(amount) }] : []),
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
          {formLines([...head, ...listOf(rows)]).map((line) => (
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
      {printType === 'APPLY_FORM' && <Signature statement={statement} />}
      <CheckAndSeal print={print} />
    </article>
  )
}

const Signature = ({ statement }: Pick<PrintInfo, 'statement'>) => (
  <section className={styles.signature} aria-label="申请人声明">
    {statement && <p>{statement}</p>}
    <p className={styles.sign}>
      <span>法定代表人（本人）签字：</span>
      <span>（单位盖章）</span>
      <span>年　　月　　日</span>
    </p>
  </section>
)
