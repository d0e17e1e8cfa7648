import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { plainOptions } from '../../../../lib/list/plain-options.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { useToken } from '../../../../lib/session/session.ts'
import { categories } from '../course/course-words.ts'
import styles from './catalogue.module.css'
import { type CatalogueSearch, hourBands, priceBands } from './catalogue-search.ts'
import { choicesQueryOptions } from './queries.ts'
import { hourNames, priceNames } from './words.ts'

/** What there is to choose from, with what the address names: it narrows the list also where that is not among them, or nobody knows them. */
const withNamed = (values: readonly string[] = [], named?: string): readonly string[] =>
  named === undefined || values.includes(named) ? values : [...values, named]

/** What the courses are narrowed by; every choice is in the address. */
export function CatalogueFilters({ search }: { search: CatalogueSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<CatalogueSearch>()
  const { data: choices } = useQuery(choicesQueryOptions)
  const isStudent = useToken() !== null
  const year = search.year === undefined ? undefined : String(search.year)
  return (
    <div className={styles.filters}>
      <KeywordForm
        label={t`按课程名称查找`}
        value={search.keyword}
        onSearch={(keyword) => narrow({ keyword })}
      />
      <FilterBar label={t`筛选课程`}>
        <FilterSelect
          label={t`类别`}
          all={t`全部类别`}
          value={search.category}
          options={(['必修', '选修'] as const).map((value) => ({
            value,
            label: i18n._(categories[value].label),
          }))}
          onChange={(category) => narrow({ category })}
        />
        <FilterSelect
          label={t`年度`}
          all={t`全部年度`}
          value={year}
          options={plainOptions(withNamed(choices?.years.map(String), year))}
          onChange={(chosen) => narrow({ year: chosen === undefined ? undefined : Number(chosen) })}
        />
        <FilterSelect
          label={t`价格`}
          all={t`不限`}
          value={search.price}
          options={priceBands.map((value) => ({ value, label: i18n._(priceNames[value]) }))}
          onChange={(price) => narrow({ price })}
        />
        <FilterSelect
          label={t`学时`}
          all={t`不限`}
          value={search.hours}
          options={hourBands.map((value) => ({ value, label: i18n._(hourNames[value]) }))}
          onChange={(hours) => narrow({ hours })}
        />
        <FilterSelect
          label={t`讲师`}
          all={t`全部讲师`}
          value={search.teacher}
          options={plainOptions(withNamed(choices?.teachers, search.teacher))}
          onChange={(teacher) => narrow({ teacher })}
        />
        {isStudent && (
          <FilterSelect
            label={t`我的课程`}
            all={t`全部课程`}
            value={search.mine}
            options={[
              { value: 'no', label: t`尚未加入` },
              { value: 'yes', label: t`已加入` },
            ]}
            onChange={(mine) => narrow({ mine })}
          />
        )}
      </FilterBar>
    </div>
  )
}
