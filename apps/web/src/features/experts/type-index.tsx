import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ExpertType, expertTypes, typeWords } from './expert-types.ts'
import type { ExpertsSearch } from './experts-search.ts'
import styles from './type-index.module.css'

/** The specialities side by side, as the index tabs of a card file; one is open, or all. */
export function TypeIndex({ search }: { search: ExpertsSearch }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`按专业方向查找`}>
      <ul className={styles.tabs}>
        <li>
          <Tab search={search} type={undefined} name={t`全部`} work={t`五个专业方向的在聘专家`} />
        </li>
        {expertTypes.map((type) => (
          <li key={type}>
            <Tab
              search={search}
              type={type}
              name={i18n._(typeWords[type].name)}
              work={i18n._(typeWords[type].work)}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabProps {
  search: ExpertsSearch
  type: ExpertType | undefined
  name: string
  work: string
}

const Tab = ({ search, type, name, work }: TabProps) => (
  <Link
    to="/LetterAppointmentInfo"
    search={{ ...search, type, page: undefined }}
    resetScroll={false}
    className={styles.tab}
    activeProps={{}}
    aria-current={search.type === type ? 'page' : undefined}
  >
    <span className={styles.name}>{name}</span>
    <span className={styles.work}>{work}</span>
  </Link>
)
