import type { FormEvent } from 'react'
import { showFindings, useSearchInput } from './search-input.ts'

export interface KeywordFormProps {
  /** What the keyword is matched with, such as a name; also the field's placeholder. */
  label: string
  value: string | undefined
  /** May return a promise that resolves when the address has changed. */
  onSearch: (keyword: string | undefined) => void | Promise<void>
}

/** What a form that looks for a word within a list is made of, drawn with light widgets and with Chakra's. */
export function useKeywordForm({ label, value, onSearch }: KeywordFormProps) {
  const ref = useSearchInput(value)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '').trim()
    void showFindings(event.currentTarget, onSearch(keyword || undefined))
  }
  return {
    form: { role: 'search', 'aria-label': label, onSubmit },
    input: {
      ref,
      type: 'search',
      name: 'keyword',
      maxLength: 50,
      autoComplete: 'off',
      'aria-label': label,
      placeholder: label,
    },
  }
}
