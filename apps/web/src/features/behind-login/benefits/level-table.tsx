import { useLingui } from '@lingui/react/macro'
import type { MemberBenefit } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { type Column, DataTable, Heading, VisuallyHidden } from '@portal/ui/chakra'
import { memberWord, personLevels } from '../../../lib/membership/member-words.ts'
import styles from './benefits.module.css'
import { isOfLevel } from './levels.ts'

interface LevelTableProps {
  benefits: MemberBenefit[]
  /** The member's own level, which is marked; null before joining. */
  level: string | null
}

/** What each level of persons has, side by side. */
export function LevelTable({ benefits, level }: LevelTableProps) {
  const { t, i18n } = useLingui()
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
      <Heading as="h2" size="xl" id="benefits-by-level">{t`各级别的权益`}</Heading>
      <DataTable rows={benefits} columns={columns} rowKey={({ id }) => id} caption={t`各级别的权益`} />
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
