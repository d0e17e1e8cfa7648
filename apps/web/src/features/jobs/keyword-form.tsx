import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { FormEvent, ReactNode } from 'react'
import { showFindings, useSearchInput } from '../../lib/list/search-input.ts'
import styles from './keyword-form.module.css'

interface KeywordFormProps {
  /** Names the search. */
  label: string
  /** What the word is looked for in. */
  placeholder: string
  keyword: string | undefined
  /** May say when the address has changed. */
  onKeyword: (keyword: string | undefined) => void | Promise<void>
  /** Further filters. */
  children: ReactNode
}

/** A word to look for, above the filters that take effect at once. */
export function KeywordForm({ label, placeholder, keyword, onKeyword, children }: KeywordFormProps) {
  const { t } = useLingui()
  const input = useSearchInput(keyword)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void showFindings(event.currentTarget, onKeyword(word || undefined))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <form role="search" aria-label={label} className={styles.form} onSubmit={submit}>
      <div className={styles.word}>
        <TextInput
          ref={input}
          type="search"
          name="keyword"
          maxLength={50}
          aria-label={placeholder}
          placeholder={placeholder}
          start={<Icon name="search" />}
        />
        <Button type="submit">{t`查找`}</Button>
      </div>
      {children}
    </form>
  )
}
