import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { FormEvent } from 'react'
import { FilterSelect } from '../../lib/list/filter-bar.tsx'
import { useNarrow } from '../../lib/list/use-narrow.ts'
import styles from './expert-filters.module.css'
import type { ExpertsSearch } from './experts-search.ts'

/** Narrows the experts by name and unit, and orders them; all of it lives in the address. */
export function ExpertFilters({ search }: { search: ExpertsSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<ExpertsSearch>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const wordOf = (name: string) => String(data.get(name) ?? '').trim() || undefined
    narrow({ name: wordOf('name'), company: wordOf('company') })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <form role="search" aria-label={t`查找专家`} className={styles.filters} onSubmit={submit}>
      <TextInput
        key={`name-${search.name}`}
        type="search"
        name="name"
        maxLength={30}
        defaultValue={search.name}
        aria-label={t`专家姓名`}
        placeholder={t`专家姓名`}
        start={<Icon name="search" />}
        className={styles.word}
      />
      <TextInput
        key={`company-${search.company}`}
        type="search"
        name="company"
        maxLength={50}
        defaultValue={search.company}
        aria-label={t`单位名称`}
        placeholder={t`单位名称`}
        start={<Icon name="building" />}
        className={styles.word}
      />
      <Button type="submit" variant="outline">{t`查找`}</Button>
      <FilterSelect
        label={t`排序`}
        all={t`协会推荐`}
        value={search.sort}
        options={[{ value: 'years', label: t`从业年限最长` }]}
        onChange={(sort) => narrow({ sort })}
      />
    </form>
  )
}
