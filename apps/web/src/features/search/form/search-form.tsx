import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import styles from './search-form.module.css'

/** The words to look for. Other words keep the filters; no words lead back to the suggestions. */
export function SearchForm({ keyword = '' }: { keyword?: string }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate({ from: '/Search' })
  const form = useRef<HTMLFormElement>(null)
  // A search begun elsewhere, or the way back, puts its own words here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form goes back to the default value, which is the keyword
  useEffect(() => form.current?.reset(), [keyword])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void navigate({
      search: (previous) => ({ ...previous, keyword: typed || undefined, page: undefined }),
      resetScroll: false,
    })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves */}
      <form ref={form} role="search" aria-label={t`搜索全站文章`} className={styles.form} onSubmit={submit}>
        <div className={styles.box}>
          <Icon name="search" className={styles.icon} />
          <input
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={50}
            enterKeyHint="search"
            autoComplete="off"
            className={styles.input}
            aria-label={t`搜索词`}
            placeholder={t`多个词用空格隔开`}
          />
        </div>
        <Button type="submit" size="lg">
          {t`搜索`}
        </Button>
      </form>
      {i18n.locale !== 'zh-CN' && (
        <p className={styles.hint}>{t`本站文章以简体中文发布，请用简体中文词语搜索。`}</p>
      )}
    </>
  )
}
