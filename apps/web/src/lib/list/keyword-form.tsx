import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { FormEvent } from 'react'
import styles from './keyword-form.module.css'
import { showFindings, useSearchInput } from './search-input.ts'

interface KeywordFormProps {
  /** What the keyword is matched with, such as a name; also the field's placeholder. */
  label: string
  value: string | undefined
  /** May return a promise that resolves when the address has changed. */
  onSearch: (keyword: string | undefined) => void | Promise<void>
}

/** Looks for a word within a list; an empty one ends the search. */
export function KeywordForm({ label, value, onSearch }: KeywordFormProps) {
  const { t } = useLingui()
  const input = useSearchInput(value)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void showFindings(event.currentTarget, onSearch(keyword || undefined))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <form role="search" aria-label={label} className={styles.form} onSubmit={submit}>
      <TextInput
        ref={input}
        type="search"
        name="keyword"
        maxLength={50}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        start={<Icon name="search" />}
        className={styles.input}
      />
      <Button type="submit" variant="outline">{t`查找`}</Button>
    </form>
  )
}
