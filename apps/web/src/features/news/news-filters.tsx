import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { FilterSelect } from '../../lib/filter-bar.tsx'
import type { ColumnSearch } from './column-search.ts'
import styles from './news-filters.module.css'

const shownYears = 10

function recentYears(): { value: string; label: string }[] {
  const current = new Date().getFullYear()
  return Array.from({ length: shownYears }, (_, index) => {
    const year = String(current - index)
    return { value: year, label: year }
  })
}

/** Narrows a list by a word in the title and the year; both live in the address. */
export function NewsFilters({ path, search }: { path: string; search: ColumnSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const narrow = (change: Partial<ColumnSearch>) =>
    void navigate({ to: path, search: { ...search, page: undefined, ...change }, resetScroll: false })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    narrow({ keyword: keyword || undefined })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <form role="search" aria-label={t`在本栏目中查找`} className={styles.filters} onSubmit={submit}>
      <TextInput
        key={search.keyword}
        type="search"
        name="keyword"
        maxLength={50}
        defaultValue={search.keyword}
        aria-label={t`标题关键词`}
        placeholder={t`标题关键词`}
        start={<Icon name="search" />}
        className={styles.keyword}
      />
      <Button type="submit" variant="outline">{t`查找`}</Button>
      <FilterSelect
        label={t`年份`}
        all={t`全部年份`}
        value={search.year === undefined ? undefined : String(search.year)}
        options={recentYears()}
        onChange={(year) => narrow({ year: year === undefined ? undefined : Number(year) })}
      />
    </form>
  )
}
