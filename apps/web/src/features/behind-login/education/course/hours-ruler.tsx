import { Trans, useLingui } from '@lingui/react/macro'
import type { EducationHours } from '@portal/api-contract'
import type { ReactNode } from 'react'
import { rawWord } from '../../../../lib/content/words/stored-words.ts'
import { categories as categoryWords } from './course-words.ts'
import styles from './hours-ruler.module.css'

type CategoryHours = EducationHours['categories'][number]

/** The hours of a period as two measured lengths: what is done against what is asked for. */
export const HoursRuler = ({ categories }: { categories: readonly CategoryHours[] }) => (
  <dl className={styles.ruler}>
    {categories.map((hours) => (
      <Measure key={hours.category} hours={hours} share={shareOf(hours)}>
        <Done hours={hours} />
      </Measure>
    ))}
  </dl>
)

/** What a period asks for, for whoever has not begun. */
export const AskedHours = ({ hours }: { hours: number }) => (
  <dl className={styles.ruler}>
    {(['必修', '选修'] as const).map((category) => (
      <Measure key={category} hours={{ category, requiredHours: hours }} share={0}>
        <span className={styles.done}>
          <Trans>
            须学 <strong>{hours}</strong> 学时
          </Trans>
        </span>
      </Measure>
    ))}
  </dl>
)

const shareOf = ({ requiredHours, creditedHours }: CategoryHours) =>
  requiredHours === 0 ? 1 : Math.min(1, creditedHours / requiredHours)

const quarters = [0, 1, 2, 3, 4]

interface MeasureProps {
  hours: Pick<CategoryHours, 'category' | 'requiredHours'>
  /** Of the whole length. */
  share: number
  /** Stands over the length. */
  children: ReactNode
}

function Measure({ hours: { category, requiredHours }, share, children }: MeasureProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.measure} data-category={category}>
      <dt>{i18n._(categoryWords[category]?.label ?? rawWord(category))}</dt>
      <dd>
        <p className={styles.words}>{children}</p>
        <div className={styles.bar} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </div>
        <p className={styles.marks} aria-hidden="true">
          {quarters.map((quarter) => (
            <span key={quarter}>{Math.round((requiredHours * quarter) / 4)}</span>
          ))}
        </p>
      </dd>
    </div>
  )
}

function Done({ hours: { requiredHours, creditedHours, remainingHours } }: { hours: CategoryHours }) {
  const { t } = useLingui()
  return (
    <>
      <span className={styles.done}>
        <Trans>
          已完成 <strong>{creditedHours}</strong> / {requiredHours} 学时
        </Trans>
      </span>
      <span className={remainingHours > 0 ? styles.missing : styles.full}>
        {remainingHours > 0 ? t`还差 ${remainingHours} 学时` : t`已达标`}
      </span>
    </>
  )
}
