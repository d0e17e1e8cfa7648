import { useLingui } from '@lingui/react/macro'
import { classNames } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import styles from './search-box.module.css'

interface SearchBoxProps {
  className?: string
  /** Called when a search begins: a drawer closes then. */
  onSearch?: () => void
}

/** Leads to the search page with what was typed; with nothing typed, to its suggestions. */
export function SearchBox({ className, onSearch }: SearchBoxProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    onSearch?.()
    void navigate({ to: '/Search', search: keyword ? { keyword } : {} })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <form role="search" action="/Search" className={classNames(styles.box, className)} onSubmit={submit}>
      <input
        type="search"
        name="keyword"
        maxLength={50}
        enterKeyHint="search"
        className={styles.input}
        aria-label={t`站内搜索`}
        placeholder={t`搜索政策、通知、造价信息`}
      />
      <button type="submit" className={styles.button} aria-label={t`搜索`}>
        <Icon name="search" />
      </button>
    </form>
  )
}
