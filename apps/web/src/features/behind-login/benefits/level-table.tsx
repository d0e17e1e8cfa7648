import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberBenefit } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { type Column, DataTable, Heading, VisuallyHidden } from '@portal/ui/chakra'
import { isOfLevel, levelsOf } from '../../../lib/membership/benefits.ts'
import { personLevels } from '../../../lib/membership/member-kinds.ts'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import styles from './benefits.module.css'

interface LevelTableProps {
  benefits: MemberBenefit[]
  /** The member's own level, which is marked; null before joining. */
  level: string | null
}

/** What the levels of persons differ in, side by side. */
export function LevelTable({ benefits, level }: LevelTableProps) {
  const { t, i18n } = useLingui()
  const differing = benefits.filter((benefit) => levelsOf(benefit).length > 0)
  const common = benefits.length - differing.length
  if (differing.length === 0) return null
  const columns: Column<MemberBenefit>[] = [
    {
      id: 'title',
      header: t`权益`,
      isRowHeader: true,
      cell: ({ title }) => <span lang="zh-CN">{title}</span>,
    },
    ...personLevels.map((one) => ({
      id: one,
      header: one === level ? t`${memberWord(i18n, one)}（我的级别）` : memberWord(i18n, one),
      cell: (benefit: MemberBenefit) => <Has isIncluded={isOfLevel(benefit, one)} />,
    })),
  ]
  return (
    <section className={styles.section} aria-labelledby="benefits-by-level">
      <Heading as="h2" size="xl" id="benefits-by-level">{t`按级别不同的权益`}</Heading>
      <p className={styles.lead}>
        <Plural
          value={common}
          one="其余 # 项权益，各级别会员都有。"
          other="其余 # 项权益，各级别会员都有。"
        />
      </p>
      <DataTable rows={differing} columns={columns} rowKey={({ id }) => id} caption={t`按级别不同的权益`} />
    </section>
  )
}

function Has({ isIncluded }: { isIncluded: boolean }) {
  const { t } = useLingui()
  if (!isIncluded)
    return (
      <span className={styles.without}>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t`没有`}</VisuallyHidden>
      </span>
    )
  return (
    <span className={styles.with}>
      <Icon name="check" size="1.25em" />
      <VisuallyHidden>{t`有`}</VisuallyHidden>
    </span>
  )
}
