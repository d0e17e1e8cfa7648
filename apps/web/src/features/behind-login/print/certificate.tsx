import type { PrintInfo } from '@portal/api-contract'
import { Guilloche } from '@portal/ui/artwork'
import { listOf } from '../../../lib/content/list-of.ts'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './certificate.module.css'
import { CheckAndSeal } from './check-and-seal.tsx'
import { paperWords } from './paper-words.ts'

/** Characters that one of the two columns has room for in a line. */
const mostOfColumn = 24

/** Characters of a name that stand in two large lines. */
const mostOfName = 40

/** A member's certificate on A4 across: the same on the screen and on paper, in light colours always. */
export function Certificate({ print }: { print: PrintInfo }) {
  const { printType, certNo, holderName, memberLevel, photoUrl, validFrom, validTo, issuer, rows } = print
  const { title, number } = paperWords(printType)
  const facts = [
    { label: '会员等级', value: memberLevel },
    ...listOf(rows),
    { label: '有效期', value: validFrom && validTo && `${validFrom} 至 ${validTo}` },
  ]
  return (
    <article className={styles.sheet} lang="zh-CN" aria-label={title}>
      <div className={styles.frame}>
        <Guilloche className={styles.guilloche} />
        <header className={styles.head}>
          <p className={styles.issuer}>{issuer}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.number}>
            {number}：{certNo}
          </p>
        </header>
        {photoUrl && <Picture path={photoUrl} alt="照片" width={250} height={350} className={styles.photo} />}
        <p className={`${styles.holder} ${holderName.length > mostOfName ? styles.small : ''}`}>
          {holderName}
        </p>
        <p className={styles.grant}>
          经审核符合协会章程规定的入会条件，准予为本会{printType === 'UNIT_CERT' ? '单位' : '个人'}
          会员，特发此证。
        </p>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) =>
            value ? (
              <div key={label} className={value.length > mostOfColumn ? styles.long : undefined}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <CheckAndSeal print={print} />
      </div>
    </article>
  )
}
